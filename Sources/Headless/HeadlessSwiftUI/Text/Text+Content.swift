import Foundation
import Localization
import Markdown
import UIKitValues

extension Text {
    /// Creates a text from a string, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.plain(String(content)))
    }

    /// Creates a text from a string, without localization.
    public init(verbatim content: String) {
        self.init(.plain(content))
    }

    /// Creates a text from the translation of a key in the tables of a bundle, or from the key itself. Markdown is
    /// interpreted.
    ///
    /// - Parameter bundle: `nil` for the bundles of the app.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil, let string = key.plainString, !StringTables.haveEffect {
            self.init(.plain(string))
        } else {
            self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
        }
    }

    /// Creates a text from an attributed string. Disfavored, so that a literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Creates a text from a resource in the language of the environment. Disfavored, so that a literal is a key.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.computed(ComputedText(.deferred(DeferredText { resource.string(in: $0) }))))
    }

    /// Creates a text with an inline image: a symbol of the size of the letters, or another image at its own size.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    // MARK: Values

    /// Creates a text from a value with a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.computed(ComputedText(formatter: formatter, subject: subject)))
    }

    /// Creates a text from an object with a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.computed(ComputedText(formatter: formatter, subject: subject)))
    }

    /// Creates a text from a value with a format, in the language of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.computed(ComputedText(input, format: format)))
    }

    // MARK: Dates

    /// The style of a date in a text.
    public struct DateStyle: Hashable, Sendable, Codable {
        let name: String

        /// The time of day, such as 3:05 PM.
        public static let time = DateStyle(name: "time")
        /// The day, such as June 3, 2024.
        public static let date = DateStyle(name: "date")
        /// The time between the date and the present, such as 2 hours, 23 minutes.
        public static let relative = DateStyle(name: "relative")
        /// The signed time between the date and the present, such as +2 hours.
        public static let offset = DateStyle(name: "offset")
        /// The time between the date and the present as a clock, such as 2:32.
        public static let timer = DateStyle(name: "timer")
    }

    /// Creates a text from a date.
    public init(_ date: Date, style: DateStyle) {
        self.init(.computed(ComputedText(.date(date, style))))
    }

    /// Creates a text from a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.computed(ComputedText(.interval(dates.lowerBound, dates.upperBound))))
    }

    /// Creates a text from a range of dates.
    public init(_ interval: DateInterval) {
        self.init(.computed(ComputedText(.interval(interval.start, interval.end))))
    }

    /// Creates the text of a timer, at the present or at its pause time.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .computed(
                ComputedText(
                    .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
}

extension LocalizedStringKey {
    /// The key itself, if it has neither values nor possible Markdown.
    fileprivate var plainString: String? {
        guard arguments.isEmpty, !key.contains("%"), !MarkdownParser.mayHaveInlineMarkup(key) else { return nil }
        return key
    }
}
