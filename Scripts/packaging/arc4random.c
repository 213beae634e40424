// glibc has arc4random_buf from 2.36 on; expat, which asks for it, is satisfied with these, and the program runs with 2.35.
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
