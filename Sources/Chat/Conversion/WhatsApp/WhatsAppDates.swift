internal import Foundation
internal import Frames
internal import Rendering

/// The order of the fields in the dates of a WhatsApp export, which depends on the phone's region.
struct WhatsAppDates {
    let fields: [DatePattern.Field]

    /// The other possible orders; empty if the order is certain.
    var others: [[DatePattern.Field]] = []

    private var persian = Calendar(identifier: .persian)
    private var islamic = Calendar(identifier: .islamicUmmAlQura)
    private var gregorian = Calendar(identifier: .gregorian)

    private init(_ fields: [DatePattern.Field], others: [[DatePattern.Field]] = []) {
        (self.fields, self.others) = (fields, others)
        for calendar in [\WhatsAppDates.persian, \.islamic, \.gregorian] {
            self[keyPath: calendar].timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        }
    }

    /// Finds the order that fits all dates.
    ///
    /// Days and months exist, no year is before WhatsApp's first, and messages are sorted by date. If several orders
    /// are left, the one with the year first is used if CLDR has no other with these separators.
    init(of times: [WhatsAppTime], _ pattern: DatePattern?) {
        if let pattern {
            self.init(pattern.fields)
            return
        }
        let yearFirst = DatePattern.yearFirst.fields
        let usual = Self.defaultOrders(times)
        var left = Self.orders.map { WhatsAppDates($0) }
        // Two-digit years don't come first with such separators.
        if !usual.isEmpty, !usual.contains(yearFirst), !times.contains(where: { $0.numbers[0] > 99 }) {
            left.removeAll { $0.fields == yearFirst }
        }
        for fault in [Self.impossible, Self.backwards] {
            let counts = left.map { fault($0, times) }
            left = zip(left, counts).filter { $0.1 == counts.min() }.map(\.0)
        }
        left = Self.withoutDoubtfulYears(left, times)
        let isSame = times.allSatisfy { time in
            Set(left.map { $0.parts(time.numbers).map { "\($0)" } ?? "" }).count <= 1
        }
        if left.count == 1 || isSame {
            self.init(left[0].fields)
            return
        }
        if usual == [yearFirst], left.contains(where: { $0.fields == yearFirst }) {
            self.init(yearFirst)
            return
        }
        // Uppercase day periods and slashes are American.
        let isAmerican = times.contains { $0.separators[0] == "/" && $0.hasUppercaseDayPeriod }
        let wanted: [DatePattern.Field] = isAmerican ? DatePattern.monthFirst.fields : DatePattern.dayFirst.fields
        let taken = left.first { $0.fields == wanted } ?? left[0]
        self.init(taken.fields, others: left.map(\.fields).filter { $0 != taken.fields })
    }

    private static let orders = [DatePattern.dayFirst, .monthFirst, .yearFirst].map(\.fields)

    /// The orders without the one that starts with the year, if the chat takes longer in it than in another; or only
    /// this one, if it takes less.
    private static func withoutDoubtfulYears(_ left: [WhatsAppDates], _ times: [WhatsAppTime]) -> [WhatsAppDates] {
        let yearFirst = DatePattern.yearFirst.fields
        let others = left.filter { $0.fields != yearFirst }
        guard others.count < left.count, !others.isEmpty else { return left }
        let ownSpan = left.filter { $0.fields == yearFirst }.map { span($0, times) }.min() ?? 0
        let otherSpan = others.map { span($0, times) }.min() ?? 0
        return ownSpan == otherSpan ? left : ownSpan > otherSpan ? others : left.filter { $0.fields == yearFirst }
    }

    /// The duration of a chat in days, with months of 31 days.
    private static func span(_ dates: WhatsAppDates, _ times: [WhatsAppTime]) -> Int {
        let days = dates.days(times)
        return (days.max() ?? 0) - (days.min() ?? 0)
    }

    private func days(_ times: [WhatsAppTime]) -> [Int] {
        times.compactMap { time in parts(time.numbers).map { ($0.year * 12 + $0.month) * 31 + $0.day } }
    }

    /// The number of dates that don't exist in an order.
    private static func impossible(_ dates: WhatsAppDates, _ times: [WhatsAppTime]) -> Int {
        times.count { dates.parts($0.numbers) == nil }
    }

    /// The number of dates that are earlier than their predecessor in an order.
    private static func backwards(_ dates: WhatsAppDates, _ times: [WhatsAppTime]) -> Int {
        let days = dates.days(times)
        return zip(days, days.dropFirst()).count { $0 > $1 }
    }

    // MARK: Regions

    /// The orders of dates with these separators in CLDR.
    private static func defaultOrders(_ times: [WhatsAppTime]) -> Set<[DatePattern.Field]> {
        guard let first = times.first else { return [] }
        return regions[first.separators.joined(separator: " ")] ?? []
    }

    private static let regions: [String: Set<[DatePattern.Field]>] = {
        var regions: [String: Set<[DatePattern.Field]>] = [:]
        for locale in WhatsAppLocales.all {
            let writer = DateWriter(
                .styles(date: .short, time: .none), locale: locale, calendar: locale.calendar, zone: .gmt)
            guard let pattern = DatePattern(writer.fields), let separators = pattern.separators else { continue }
            regions[separators.joined(separator: " "), default: []].insert(pattern.fields)
        }
        return regions
    }()

    // MARK: Dates

    /// A day in some calendar.
    struct Day {
        var year: Int
        var month: Int
        var day: Int
        var calendar: Calendar.Identifier
    }

    /// The time of a line in UTC; `nil` for a day that doesn't exist.
    func date(_ time: WhatsAppTime) -> Date? {
        guard let day = parts(time.numbers) else { return nil }
        let calendar =
            switch day.calendar {
            case .persian: persian
            case .islamicUmmAlQura: islamic
            default: gregorian
            }
        let components = DateComponents(year: day.year, month: day.month, day: day.day)
        guard let date = calendar.date(from: components), calendar.component(.day, from: date) == day.day else {
            return nil
        }
        return date.addingTimeInterval(Double(time.seconds))
    }

    /// Year, month and day; `nil` if they can't be a date of WhatsApp.
    private func parts(_ numbers: [Int]) -> Day? {
        var (year, month, day) = (0, 0, 0)
        for (field, number) in zip(fields, numbers) {
            switch field {
            case .year: year = number
            case .month: month = number
            case .day: day = number
            }
        }
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return switch year {
        case Self.firstYear - 2000...51: Day(year: 2000 + year, month: month, day: day, calendar: .gregorian)
        // The last two digits of Buddhist years, such as 2567, which is 2024.
        case 52...99: Day(year: 2500 - 543 + year, month: month, day: day, calendar: .gregorian)
        case 1388..<1425: Day(year: year, month: month, day: day, calendar: .persian)
        case 1430..<1500: Day(year: year, month: month, day: day, calendar: .islamicUmmAlQura)
        case Self.firstYear...2199: Day(year: year, month: month, day: day, calendar: .gregorian)
        case 2552...2699: Day(year: year - 543, month: month, day: day, calendar: .gregorian)
        default: nil
        }
    }

    /// The year in which WhatsApp began.
    private static let firstYear = 2009
}

extension WhatsAppDates {
    /// A note about a guess; `nil` if the order is certain.
    var note: String? {
        guard let first = fields.first, !others.isEmpty else { return nil }
        let others = others.compactMap(\.first)
        return "the dates are ambiguous: the "
            + ([first] + others).sorted { $0.place < $1.place }.map(\.name).joined(separator: " or the ")
            + " may come first; assuming the \(first.name), use --dates "
            + others.map { "\($0.name)-first" }.joined(separator: " or --dates ") + " to change"
    }
}

extension DatePattern.Field {
    fileprivate var name: String {
        switch self {
        case .day: "day"
        case .month: "month"
        case .year: "year"
        }
    }

    fileprivate var place: Int {
        switch self {
        case .day: 0
        case .month: 1
        case .year: 2
        }
    }
}
