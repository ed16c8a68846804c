"""`python -m parlour.wire` prints the JSON Schema of the protocol."""

import msgspec

from parlour.wire.schema import schema

if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode())
