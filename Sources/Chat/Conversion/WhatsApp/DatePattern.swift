/// The form of the dates of a WhatsApp export, in Unicode pattern letters: `d/M/yy`.
public struct DatePattern: Hashable, Sendable {
    /// A field of a date.
    enum Field: Character, Sendable {
        case day = "d"
        case month = "M"
        case year = "y"
    }

    /// The fields in order.
    let fields: [Field]

    /// The texts between the fields and after the last one, without spaces; `nil` for any.
    let separators: [String]?

    /// `31/12/24`, as in most of the world.
    public static let dayFirst = DatePattern(fields: [.day, .month, .year], separators: nil)
    /// `12/31/24`, as in the United States.
    public static let monthFirst = DatePattern(fields: [.month, .day, .year], separators: nil)
    /// `24/12/31`, as in Japan.
    public static let yearFirst = DatePattern(fields: [.year, .month, .day], separators: nil)

    private init(fields: [Field], separators: [String]?) {
        (self.fields, self.separators) = (fields, separators)
    }

    /// Parses `day-first`, `month-first`, `year-first`, or a pattern: `d`, `M` and `y` in any order, with the texts
    /// between them, optionally in single quotes.
    ///
    /// - Returns: `nil` for a pattern that doesn't have each field once.
    public init?(_ text: String) {
        switch text {
        case "day-first": self = .dayFirst
        case "month-first": self = .monthFirst
        case "year-first": self = .yearFirst
        default:
            var fields: [Field] = []
            var separators: [String] = []
            var isQuoted = false
            var previous: Character?
            for character in text {
                defer { previous = character }
                if character == "'" {
                    isQuoted.toggle()
                } else if !isQuoted, let field = Field(rawValue: character) {
                    if previous == character { continue }
                    fields.append(field)
                    separators.append("")
                } else if isQuoted || !character.isASCII || !character.isLetter {
                    guard !separators.isEmpty else { continue }
                    if !WhatsAppLine.isBlank(character) { separators[separators.count - 1].append(character) }
                } else {
                    return nil
                }
            }
            guard fields.count == 3, Set(fields).count == 3, !separators.dropLast().contains("") || text.contains(" ")
            else {
                return nil
            }
            (self.fields, self.separators) = (fields, separators)
        }
    }
}
