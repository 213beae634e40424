import ChatLook
import ChatUI
import Foundation
import Frames
import Rendering
import Styles

extension Presentation {
    /// Returns a frame with the presentation's padding, background, line and shadow, in the appearance of the current
    /// settings.
    ///
    /// - Parameter ground: The color behind the frame.
    func applied(to picture: Frame, on ground: RGBA) -> (frame: Frame, background: RGBA) {
        guard !isPlain else { return (picture, ground) }
        var content = picture
        content.rect.origin = .zero
        let corners = CornerRadii(cornerRadius)
        let line = border.map { Border(width: $0.width, color: $0.color.map(Self.rgba) ?? Self.line) }
        let card = Frame(
            origin: "card", rect: content.rect, corners: corners, fill: ground.alpha > 0 ? .color(ground) : nil,
            border: line, clipsToBounds: cornerRadius > 0, children: [content])
        // A clipped frame can't cast a shadow itself.
        let lifted = Frame(
            origin: "presentation", rect: content.rect.offsetBy(dx: padding, dy: padding), corners: corners,
            shadow: hasShadow ? Self.shadow : nil, children: [card])
        let size = CGSize(width: content.rect.width + 2 * padding, height: content.rect.height + 2 * padding)
        let whole = Frame(origin: "ground", rect: CGRect(origin: .zero, size: size), children: [lifted])
        return (whole.alignedToPixels(scale: RenderSettings.current.scale), background.map(Self.rgba) ?? .clear)
    }

    private static func rgba(_ color: StyleColor) -> RGBA {
        MainQueue.run { color.uiColor { Appearance.default.colorPalette[keyPath: $0.keyPath] }.rgba }
    }

    private static let shadow = Shadow(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.22), radius: 14, offset: CGSize(width: 0, height: 8))

    private static var line: RGBA {
        let white = RenderSettings.current.appearance == .dark ? 1.0 : 0
        return RGBA(red: white, green: white, blue: white, alpha: 0.14)
    }
}
