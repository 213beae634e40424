// Reports the waits in Swift's Mutex to the thread sanitizer. The fast paths are compiled into the program, where the
// sanitizer sees them. The slow paths are in Swift's library, which isn't instrumented: Scripts/sanitize wraps them.
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void real_lock(uint32_t state, SELF) __asm__("__real_" LOCK);
SWIFT void real_unlock(SELF) __asm__("__real_" UNLOCK);
SWIFT void wrapped_lock(uint32_t state, SELF) __asm__("__wrap_" LOCK);
SWIFT void wrapped_unlock(SELF) __asm__("__wrap_" UNLOCK);

SWIFT void wrapped_lock(uint32_t state, SELF) {
    real_lock(state, mutex);
    __tsan_acquire(mutex);
}

SWIFT void wrapped_unlock(SELF) {
    __tsan_release(mutex);
    real_unlock(mutex);
}
