package import Foundation
internal import Synchronization

/// Foundation's default time zone for formatters and calendars, kept equal to that of the current render, so that an
/// app's formatters use it.
///
/// The default is global to the process. A default that an app sets with `NSTimeZone.default` is kept.
package enum DefaultTimeZone {
    /// The zone that was set last, under its name in the render settings; `nil` in programs that run no app code.
    private static let followed = Mutex<(name: String, zone: TimeZone)?>(nil)
    private static let isFollowing = Atomic(false)

    /// Makes the default follow renders from now on. Call this after Core Foundation has all zones.
    static func begin() {
        set(RenderSettings().timeZone)
        isFollowing.store(true, ordering: .relaxed)
    }

    /// Runs code on the main queue with the render's time zone as the default.
    static func following<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard isFollowing.load(ordering: .relaxed) else { return try body() }
        let name = RenderSettings.current.timeZone
        guard let before = followed.withLock({ $0?.name }), before != name,
            chosen == nil
        else { return try body() }
        set(name)
        defer { if chosen == nil { set(before) } }
        return try body()
    }

    /// The default that an app has set itself.
    package static var chosen: TimeZone? {
        guard let followed = followed.withLock({ $0?.zone }) else { return nil }
        let present = NSTimeZone.default
        return present.identifier == followed.identifier ? nil : present
    }

    private static func set(_ name: String) {
        guard let zone = TimeZone(identifier: name) else { return }
        NSTimeZone.default = zone
        followed.withLock { $0 = (name, zone) }
    }
}
