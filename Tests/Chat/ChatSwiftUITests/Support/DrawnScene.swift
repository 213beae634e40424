import ChatLook
import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering

/// A view drawn at three pixels per point, in a separate configuration.
struct DrawnScene {
    let frame: Frame

    /// - Parameters:
    ///   - showsTimes: Whether times are shown below messages; the images of the SDK have empty ones.
    ///   - client: The injected client.
    init<Content: View>(
        width: CGFloat? = 360, height: CGFloat? = 700, config: MessageListConfig = MessageListConfig(),
        showsTimes: Bool = false, client: ChatClient = ChatClient(), _ view: @MainActor () -> Content
    ) {
        // The caller waits until the scene is drawn.
        nonisolated(unsafe) let config = config
        frame = RenderSettings.withCurrent(RenderSettings(scale: 3)) {
            ConfigurationScope.run {
                MainQueue.run {
                    let formatter = showsTimes ? DateFormatter.makeDefault() : EmptyDateFormatter()
                    _ = StreamChat(
                        chatClient: client, utils: Utils(dateFormatter: formatter, messageListConfig: config))
                    return ViewFrames(view()).makeFrame(proposing: ProposedSize(width: width, height: height))
                }
            }
        }
    }

    /// The rectangles of all frames of a component, rounded to hundredths of a point, in the order of painting.
    func rects(_ component: String) -> [CGRect] {
        var rects: [CGRect] = []
        frame.forEach { frame, rect in if frame.component == component { rects.append(rect.toHundredths) } }
        return rects
    }

    /// All texts from back to front.
    var texts: [String] {
        var texts: [String] = []
        frame.forEach { frame, _ in if case .text(let content) = frame.content { texts.append(content.string) } }
        return texts
    }
}

/// A formatter that returns empty texts.
private final class EmptyDateFormatter: DateFormatter, @unchecked Sendable {
    override func string(from date: Date) -> String { "" }
}

extension Frame {
    /// The name without its identifier.
    fileprivate var component: Substring { name.prefix { $0 != "#" } }
}

extension CGRect {
    fileprivate var toHundredths: CGRect {
        func round(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}
