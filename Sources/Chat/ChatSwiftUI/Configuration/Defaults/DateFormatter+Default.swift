import ChatLook
import Foundation
import Frames

extension DateFormatter {
    /// A formatter of times such as `3:56 PM`, in the language and the time zone of the render.
    public static func makeDefault() -> DateFormatter { RenderTimeFormatter() }
}

/// Writes the time of the day as the render's locale and time zone have it, whatever the machine's are.
private final class RenderTimeFormatter: DateFormatter, @unchecked Sendable {
    override func string(from date: Date) -> String { DateText.time.text(for: date) }
}
