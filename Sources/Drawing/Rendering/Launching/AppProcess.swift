internal import Foundation

/// Prepares a process that runs an app's code, so that it behaves the same on every machine.
package enum AppProcess {
    /// Removes the machine's language and time zone from the environment, where bundles, Foundation and C look for
    /// them, and supplies missing time zones.
    ///
    /// Call this before the program starts other threads.
    package static func prepare() {
        setenv("LANG", "en_US.UTF-8", 1)
        setenv("TZ", RenderSettings().timeZone, 1)
        if MissingTimeZones.supply() { DefaultTimeZone.begin() }
    }
}
