import Foundation
import Localization

/// The key of a text in an application's string tables; without a table, the text itself.
///
/// An interpolated string becomes a key with placeholders: `"\(count) replies"` is looked up as `%lld replies`, and its
/// numbers are formatted in the language of the environment.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key as it is in tables.
    let key: String

    /// The values of the key's placeholders.
    let arguments: [Argument]

    /// A value in a key.
    enum Argument: Equatable, Sendable {
        case value(_LocalizedValue)
        case text(Text)
    }

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// A key under construction.
    public struct StringInterpolation: _LocalizedInterpolation, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func _append(key text: String) { key += text }

        public mutating func _append(_ value: _LocalizedValue) { arguments.append(.value(value)) }

        public mutating func appendInterpolation(_ text: Text) {
            key += "%@"
            arguments.append(.text(text))
        }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
    }
}
