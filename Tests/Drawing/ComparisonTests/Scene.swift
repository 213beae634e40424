import Comparison
import Foundation
import Frames
import HeadlessUIKit
import Raster
import Rendering

/// A small screen with typical content, each part of which can be changed.
struct Scene {
    var width: CGFloat = 120
    var height: CGFloat = 96
    var scale: CGFloat = 2
    var background = RGBA.white
    var shift = CGPoint.zero

    var title = "Falcon at 5 pm"
    var titleColor = RGBA(hex: 0x72767E)
    var titleSize: CGFloat = 12
    var titleWeight = UIFont.Weight.regular

    var dividerColor: RGBA? = RGBA(hex: 0xE0E0E0)
    var dividerY: CGFloat = 26

    var avatarColor: RGBA? = RGBA(hex: 0x005FFF)
    var avatarX: CGFloat = 8
    var avatarIsSquare = false
    var badgeColor: RGBA? = RGBA(hex: 0x20E070)

    var bubbleColor: Paint? = .color(RGBA(hex: 0xECEBEB))
    var bubbleRadius: CGFloat = 10
    var bubbleBorder: Border? = Border(width: 1, color: RGBA(hex: 0xDBDBDB))
    var bubbleShadow: Shadow?
    var bubbleOpacity: CGFloat = 1
    var bubbleWidth: CGFloat = 64
    var bubbleX: CGFloat = 44
    var bubbleName = "BubbleView#bubbleView"
    var bubbleIsAboveAvatar = true

    /// Frames to add behind everything and in front of everything.
    var hidden: Frame?
    var above: Frame?

    var frame: Frame {
        var children: [Frame] = []
        if let hidden { children.append(hidden) }
        children.append(titleFrame)
        if let dividerColor {
            children.append(part("divider", CGRect(x: 0, y: dividerY, width: width, height: 0.5), dividerColor))
        }
        var avatarParts: [Frame] = []
        if let avatarColor {
            avatarParts.append(
                part("AvatarView#avatarView", CGRect(x: avatarX, y: 40, width: 32, height: 32), avatarColor) {
                    $0.corners = CornerRadii(avatarIsSquare ? 0 : 16)
                })
        }
        if let badgeColor {
            avatarParts.append(
                part("badgeView", CGRect(x: avatarX + 26, y: 40, width: 6, height: 6), badgeColor) {
                    $0.corners = CornerRadii(3)
                })
        }
        let bubble = Frame(
            origin: Frame.Origin(name: bubbleName), rect: CGRect(x: bubbleX, y: 40, width: bubbleWidth, height: 32),
            opacity: bubbleOpacity,
            corners: CornerRadii(bubbleRadius), fill: bubbleColor, border: bubbleBorder, shadow: bubbleShadow)
        children += bubbleIsAboveAvatar ? avatarParts + [bubble] : [bubble] + avatarParts
        if let above { children.append(above) }
        for index in children.indices {
            children[index].rect.origin.x += shift.x
            children[index].rect.origin.y += shift.y
        }
        return Frame(
            origin: "Screen", rect: CGRect(x: 0, y: 0, width: width, height: height), fill: .color(background),
            children: children)
    }

    private var titleFrame: Frame {
        MainQueue.run {
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: titleSize, weight: titleWeight)
            label.textColor = UIColor(
                red: titleColor.red, green: titleColor.green, blue: titleColor.blue, alpha: titleColor.alpha)
            var frame = label.makeFrame(proposing: ProposedSize())
            frame.origin = "UILabel#titleLabel"
            frame.rect.origin = CGPoint(x: 8, y: 6)
            return frame
        }
    }

    private func part(
        _ name: String, _ rect: CGRect, _ color: RGBA, _ change: (inout Frame) -> Void = { _ in }
    ) -> Frame {
        var frame = Frame(origin: Frame.Origin(name: name), rect: rect, fill: .color(color))
        change(&frame)
        return frame
    }

    func picture() throws -> ComparedPicture {
        let frame = frame
        return ComparedPicture(try Renderer().render(frame, scale: scale), frame: frame)
    }
}

extension Bitmap {
    var pixelArray: [UInt32] { withPixels { Array($0) } }

    /// Returns a picture with `change` applied to each pixel.
    func mapped(_ change: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32) throws -> Bitmap {
        var pixels = pixelArray
        for index in pixels.indices { pixels[index] = change(index % pixelsWide, index / pixelsWide, pixels[index]) }
        return try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixels: pixels)
    }

    /// Returns the pixel at a position, or the nearest one in the picture.
    func near(_ x: Int, _ y: Int) -> UInt32 {
        withPixels { $0[min(max(y, 0), pixelsHigh - 1) * pixelsWide + min(max(x, 0), pixelsWide - 1)] }
    }
}
