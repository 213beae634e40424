import Frames
import HeadlessUIKit

/// Tells the days of messages apart, in one time zone.
struct MessageDays {
    private let calendar: Calendar

    init(settings: RenderSettings) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: settings.timeZone) ?? calendar.timeZone
        self.calendar = calendar
    }

    func areSame(_ first: Date, _ second: Date) -> Bool {
        calendar.isDate(first, inSameDayAs: second)
    }
}
