internal import Foundation

/// A process that runs an app's code, and is the same on every machine.
package enum AppProcess {
    /// Forgets the machine's language and time zone, which bundles, Foundation and C take from the environment, and
    /// supplies zones that the machine lacks.
    ///
    /// To be called before the program's other threads begin.
    package static func prepare() {
        setenv("LANG", "en_US.UTF-8", 1)
        setenv("TZ", RenderSettings().timeZone, 1)
        if MissingTimeZones.supply() { DefaultTimeZone.begin() }
    }
}
