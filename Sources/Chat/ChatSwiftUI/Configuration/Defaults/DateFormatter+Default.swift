import ChatLook
import Foundation
import Frames

extension DateFormatter {
    /// A formatter of times such as `3:56 PM`, in the language and the time zone of the render.
    public static func makeDefault() -> DateFormatter { RenderTimeFormatter() }
}

/// Formats the time of day in the locale and time zone of the render, instead of the machine's.
private final class RenderTimeFormatter: DateFormatter, @unchecked Sendable {
    override func string(from date: Date) -> String { DateText.time.text(for: date) }
}
