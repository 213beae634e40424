import Foundation
import Localization
import Markdown
import UIKitValues

extension Text {
    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.plain(String(content)))
    }

    /// Shows a string as it is.
    public init(verbatim content: String) {
        self.init(.plain(content))
    }

    /// Shows the translation of a key, or the key itself where no bundle or table is given. Markdown counts.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil, let string = key.plainString {
            self.init(.plain(string))
        } else {
            self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
        }
    }

    /// Shows a string whose pieces have looks of their own. A literal is a key, although it could be such a string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Shows the text of a resource in the language of the views around. A literal is a key, although it could be a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.computed(ComputedText(.deferred(DeferredText { resource.string(in: $0) }))))
    }

    /// Shows a picture among the letters: a symbol as large as they are, any other picture in its own size.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    // MARK: Values

    /// Shows a value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.computed(ComputedText(formatter: formatter, subject: subject)))
    }

    /// Shows an object as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.computed(ComputedText(formatter: formatter, subject: subject)))
    }

    /// Shows a value as a format writes it, in the language of the views around.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.computed(ComputedText(input, format: format)))
    }

    // MARK: Dates

    /// How a text shows a date.
    public struct DateStyle: Hashable, Sendable, Codable {
        let name: String

        /// The time of day, such as 3:05 PM.
        public static let time = DateStyle(name: "time")
        /// The day, such as June 3, 2024.
        public static let date = DateStyle(name: "date")
        /// The time between the date and the present, such as 2 hours, 23 minutes.
        public static let relative = DateStyle(name: "relative")
        /// The time between the date and the present with its direction, such as +2 hours.
        public static let offset = DateStyle(name: "offset")
        /// The time between the date and the present as a clock shows it, such as 2:32.
        public static let timer = DateStyle(name: "timer")
    }

    /// Shows a date.
    public init(_ date: Date, style: DateStyle) {
        self.init(.computed(ComputedText(.date(date, style))))
    }

    /// Shows the time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.computed(ComputedText(.interval(dates.lowerBound, dates.upperBound))))
    }

    /// Shows the time from one date to another.
    public init(_ interval: DateInterval) {
        self.init(.computed(ComputedText(.interval(interval.start, interval.end))))
    }

    /// Shows how far a timer has run, at the present or where it pauses.
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
    /// The key itself, if it has neither values nor anything that could be Markdown.
    fileprivate var plainString: String? {
        guard arguments.isEmpty, !key.contains("%"), !MarkdownParser.mayHaveInlineMarkup(key) else { return nil }
        return key
    }
}
