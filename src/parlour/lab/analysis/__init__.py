"""What an experiment says: from the results of the games to a report with intervals, a chart and files.

- `scores`: who made what of every deal; `statistics`: intervals and ratings; `report`: the answer
- `report_text`, `chart`, `export`: the answer in words and pictures, the games as CSV or Parquet
"""
