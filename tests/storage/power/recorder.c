/* Records, in order, what a process asks of the files in one folder: LD_PRELOAD this, with RECORD_FOLDER and RECORD_TO.

   A record is: kind (1 byte), length of the path (2), offset (8), length of the content (4), path, content.
   Kinds: O opened or made, W written, T cut to `offset` bytes, B sync begun, E sync ended, U unlinked.
   A sync counts for what was written before it began, once it has ended; the lock is not held while it runs, so
   that another thread's writes (such as an acknowledgement) are recorded when they really happen. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int record_fd = -1;
static const char *folder;
static size_t folder_length;

__attribute__((constructor)) static void begin(void) {
    folder = getenv("RECORD_FOLDER");
    const char *to = getenv("RECORD_TO");
    if (!folder || !to) return;
    folder_length = strlen(folder);
    record_fd = syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
    return record_fd >= 0 && strncmp(path, folder, folder_length) == 0;
}

static int path_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_ours(path);
}

static void record(char kind, const char *path, uint64_t offset, const void *content, uint32_t length) {
    unsigned char head[15];
    uint16_t path_length = strlen(path);
    head[0] = kind;
    memcpy(head + 1, &path_length, 2);
    memcpy(head + 3, &offset, 8);
    memcpy(head + 11, &length, 4);
    struct iovec parts[3] = {{head, 15}, {(void *)path, path_length}, {(void *)content, length}};
    if (syscall(SYS_writev, record_fd, parts, 3) < 0) abort();
}

#define REAL(name, type) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)

static ssize_t written(int fd, const void *content, size_t length, off_t offset) {
    char path[PATH_MAX];
    if (!path_of(fd, path)) return syscall(SYS_pwrite64, fd, content, length, offset);
    pthread_mutex_lock(&lock);
    ssize_t done = syscall(SYS_pwrite64, fd, content, length, offset);
    if (done > 0) record('W', path, offset, content, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *content, size_t length, off_t offset) { return written(fd, content, length, offset); }
ssize_t pwrite64(int fd, const void *content, size_t length, off_t offset) { return written(fd, content, length, offset); }

static int cut(int fd, off_t length) {
    char path[PATH_MAX];
    int ours = path_of(fd, path);
    pthread_mutex_lock(&lock);
    int done = syscall(SYS_ftruncate, fd, length);
    if (ours && done == 0) record('T', path, length, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off_t length) { return cut(fd, length); }

static int synced(int fd, long call) {
    char path[PATH_MAX];
    int ours = path_of(fd, path);
    if (ours) {
        pthread_mutex_lock(&lock);
        record('B', path, 0, "", 0);
        pthread_mutex_unlock(&lock);
    }
    int done = syscall(call, fd);
    if (ours && done == 0) {
        pthread_mutex_lock(&lock);
        record('E', path, 0, "", 0);
        pthread_mutex_unlock(&lock);
    }
    return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

static int opened(int fd, int flags) {
    char path[PATH_MAX];
    if (fd >= 0 && (flags & O_CREAT) && path_of(fd, path)) {
        pthread_mutex_lock(&lock);
        record('O', path, 0, "", 0);
        pthread_mutex_unlock(&lock);
    }
    return fd;
}

#define OPEN(name, before, folder_fd)                                                        \
    int name before {                                                                        \
        va_list rest;                                                                        \
        va_start(rest, flags);                                                               \
        int mode = flags & O_CREAT ? va_arg(rest, int) : 0;                                  \
        va_end(rest);                                                                        \
        return opened(openat_raw(folder_fd, path, flags, mode), flags);                      \
    }

static int openat_raw(int folder_fd, const char *path, int flags, int mode) {
    typedef int (*Open)(int, const char *, int, ...);
    REAL("openat", Open);
    return real(folder_fd, path, flags, mode);
}

OPEN(open, (const char *path, int flags, ...), AT_FDCWD)
OPEN(open64, (const char *path, int flags, ...), AT_FDCWD)

int unlink(const char *path) {
    typedef int (*Unlink)(const char *);
    REAL("unlink", Unlink);
    pthread_mutex_lock(&lock);
    int done = real(path);
    if (done == 0 && is_ours(path)) record('U', path, 0, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}
