/// Why a frame can't be drawn: one of its numbers is none, or beyond ``FrameLimits``.
public struct FrameFlaw: Error, Sendable, Equatable, CustomStringConvertible {
    /// The name of the frame, or of the nearest one around it that has a name.
    public var frame: String

    /// What is wrong with it, and what would be right.
    public var reason: String

    /// - Parameter reason: A clause such as `"the shadow's radius is nan"`.
    package init(frame: String, reason: String) {
        self.frame = frame
        self.reason = reason
    }

    /// One line.
    public var description: String { frame.isEmpty ? reason : "\(frame): \(reason)" }
}

/// A number that is not what it may be.
struct FlawedNumber: Error {
    var reason: String

    init(_ what: StaticString, _ part: StaticString, _ value: Double, _ range: ClosedRange<Double>) {
        let place = part.utf8CodeUnitCount > 0 ? "\(what) \(part)" : "\(what)"
        reason =
            "its \(place) is \(value.plain); it has to be from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    }

    init(reason: String) {
        self.reason = reason
    }
}

extension Double {
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// Makes sure that a number is one, and in its range.
@inline(__always)
func check(
    _ value: Double, _ what: StaticString, _ part: StaticString = "",
    _ range: ClosedRange<Double> = FrameLimits.number
) throws(FlawedNumber) {
    // What isn't a number is in no range.
    guard value >= range.lowerBound, value <= range.upperBound else { throw FlawedNumber(what, part, value, range) }
}
