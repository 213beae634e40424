// expat calls arc4random_buf, which glibc has since 2.36. With this one, the program runs with glibc 2.35.
#include <stddef.h>
#include <sys/random.h>

void arc4random_buf(void *bytes, size_t count) {
    unsigned char *place = bytes;
    while (count > 0) {
        ssize_t filled = getrandom(place, count, 0);
        if (filled < 0) continue;
        place += filled;
        count -= (size_t)filled;
    }
}
