import Frames

/// The text of a label in its place.
struct PlacedLabelText {
    let content: TextContent
    /// Whether the text is larger than its room.
    let isClipped: Bool
    /// Whether an ellipsis stands for a part of the text.
    var isCutShort = false

    /// A frame of the text, as large as its room.
    func frame(in rect: CGRect) -> Frame {
        Frame(
            origin: "text", rect: rect, clipsToBounds: isClipped,
            content: .text(content.translated(x: -rect.minX, y: -rect.minY)))
    }
}

/// Labels whose classes draw the text themselves.
extension UILabel {
    /// Has the label draw itself, and returns its text if that is all it draws.
    final func recordedContent() -> Frame.Content {
        guard let drawing = CGContext.recording(in: bounds, name: "drawing", { draw(bounds) }) else { return .none }
        if drawing.children.count == 1, let text = drawing.children[0].plainText {
            return .text(text.translated(x: drawing.rect.minX, y: drawing.rect.minY))
        }
        drawnFrames = [drawing]
        return .none
    }
}

extension Frame {
    /// The frame's text in its parent's coordinates, if the frame is nothing but text.
    fileprivate var plainText: TextContent? {
        guard case .text(let text) = content, !clipsToBounds, transform.isIdentity, opacity == 1, shadow == nil,
            mask == nil, effects.isEmpty, children.isEmpty
        else { return nil }
        return text.translated(x: rect.minX, y: rect.minY)
    }
}
