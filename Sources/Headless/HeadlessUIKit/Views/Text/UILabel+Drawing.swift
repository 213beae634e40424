import Frames

/// The text of a label and its position.
struct PlacedLabelText {
    let content: TextContent
    /// The area outside of which the text isn't seen, because it is larger than the label; `nil` if it fits.
    let clip: CGRect?

    /// Returns a frame of the text, with the size of its rectangle, or of what is seen of it.
    func frame(in rect: CGRect) -> Frame {
        let area = clip ?? rect
        return Frame(
            origin: "text", rect: area, clipsToBounds: clip != nil,
            content: .text(content.translated(x: -area.minX, y: -area.minY)))
    }
}

/// Labels whose classes draw the text themselves.
extension UILabel {
    /// Lets the label draw itself, and returns its text if that is all it draws.
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
    /// The frame's text in its parent's coordinates, if the frame contains only text.
    fileprivate var plainText: TextContent? {
        guard case .text(let text) = content, !clipsToBounds, transform.isIdentity, opacity == 1, shadow == nil,
            mask == nil, effects.isEmpty, children.isEmpty
        else { return nil }
        return text.translated(x: rect.minX, y: rect.minY)
    }
}
