package import Foundation
internal import Synchronization

/// The time zone that Foundation gives formatters and calendars which name none: that of the render on the main queue, so
/// that an app's formatters write its hours.
///
/// It is one for the whole process. One that an app sets itself, with `NSTimeZone.default`, stays.
package enum DefaultTimeZone {
    /// The zone that was set last, under the name that a render has for it; `nil` in programs that run no app's code.
    private static let followed = Mutex<(name: String, zone: TimeZone)?>(nil)
    private static let isFollowing = Atomic(false)

    /// Lets the default follow the renders from now on. To be called when Core Foundation has every zone.
    static func begin() {
        set(RenderSettings().timeZone)
        isFollowing.store(true, ordering: .relaxed)
    }

    /// Runs code on the main queue with the time zone of the render as the default.
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

    /// The default that an app has set.
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
