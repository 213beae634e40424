import ChatLook
import ChatModels
import Foundation
import Rendering

/// Formats the date of a vote: the last two days by name, others numerically.
enum PollVoteDate {
    static func text(for date: Date) -> String {
        let settings = RenderSettings.current
        switch DayBoundaries(timeZone: settings.zone).days(from: date, to: settings.now) {
        case 0: return L10n.Dates.today
        case 1: return L10n.Dates.yesterday
        default: return DateText.shortDate.text(for: date)
        }
    }
}
