import ChatLook
import Foundation
import Frames
import Rendering
import UIKitValues

/// The keyboard of a phone, in the language and the appearance of the render, without a bar of suggestions.
///
/// Its height and its keys are those of iOS 18, from memory.
public struct Keyboard: FrameSource {
    /// What the keys enter.
    public enum Page: Sendable, Hashable {
        /// Letters.
        case letters
        /// Emoji.
        case emoji
    }

    /// The visible keys.
    public var page: Page

    /// The phone below.
    public var device: Device

    /// Whether the next letter is a capital one, as in an empty field.
    public var isShifted: Bool

    /// Creates a keyboard.
    public init(_ page: Page = .letters, on device: Device, isShifted: Bool = false) {
        self.page = page
        self.device = device
        self.isShifted = isShifted
    }

    /// The height in points. A phone with a home indicator has a row for other keyboards and dictation above it.
    public var height: CGFloat { keysHeight + footerHeight }

    /// The height of the keys, in points.
    var keysHeight: CGFloat { device.isLandscape ? 150 : 216 }

    /// The height below the keys, in points.
    var footerHeight: CGFloat {
        guard device.hasHomeIndicator else { return 0 }
        return device.isLandscape ? 21 : 75
    }

    /// Lays out the keyboard in a width in points; its height is its own.
    public func makeFrame(proposing size: ProposedSize) -> Frame {
        let width = size.width ?? device.size.width
        let colors = KeyboardColors.current
        let keys =
            switch page {
            case .letters: letterKeys(width: width)
            case .emoji: emojiFrames(width: width, colors)
            }
        return Frame(
            origin: "UIKeyboard", rect: CGRect(x: 0, y: 0, width: width, height: height), fill: .color(colors.ground),
            clipsToBounds: true,
            children: keys)
    }

    /// The room for keys: between the parts of a landscape screen that a cutout and the icons at its sides take.
    func room(in width: CGFloat) -> CGRect {
        let insets = device.safeAreaInsets(hasNavigationBar: true)
        let icons: CGFloat = device.isLandscape && device.hasHomeIndicator ? 24 : 0
        let left = insets.left + icons
        return CGRect(x: left, y: 0, width: width - left - insets.right - icons, height: keysHeight)
    }

    /// The key for other keyboards, and the one for dictation, at the bottom corners.
    func footer(width: CGFloat) -> [Frame] {
        guard device.hasHomeIndicator else { return [] }
        let size = CGSize(width: 44, height: 44)
        let (side, y) = device.isLandscape ? (room(in: width).minX - 34, keysHeight - 44) : (6, keysHeight + 4)
        let keys = [("face.smiling", side), ("mic", width - side - size.width)]
        return keys.map { symbol, x in
            KeyCap(face: .symbol(symbol, size: 23), kind: .bare, name: symbol)
                .frame(in: CGRect(origin: CGPoint(x: x, y: y), size: size), .current)
        }
    }
}
