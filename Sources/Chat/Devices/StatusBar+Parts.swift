import ChatLook
import Foundation
import Frames
import Rendering
import Typesetting
import UIKitValues

extension StatusBar {
    /// The placed texts and icons of a status bar.
    struct Parts {
        var time: Part
        var date: Part
        var percentage: Part
        var signal: Part
        var wireless: Part
        var battery: Part

        /// - Parameters:
        ///   - fontSize: The size of the time, in points.
        ///   - date: The date beside the time; an empty text for none.
        ///   - showsPercentage: Whether the battery's level is written next to it.
        init(_ content: Content, date: String, fontSize: CGFloat, showsPercentage: Bool) {
            let font = UIFont.systemFont(ofSize: fontSize, weight: .semibold)
            time = Part(content.time, font: font, alignment: .center, name: "timeLabel")
            self.date = Part(date, font: font, alignment: .center, name: "dateLabel")
            let level = content.batteryLevel.isNaN ? 0 : min(max(content.batteryLevel, 0), 1)
            let percentage = showsPercentage ? "\(Int((level * 100).rounded()))%" : ""
            // The space fits its width: the side only decides where rounding adds to it.
            self.percentage = Part(
                percentage, font: .systemFont(ofSize: 12),
                alignment: RenderSettings.current.direction == .rightToLeft ? .right : .left, name: "batteryLabel")
            signal = Part(Artwork.signal, name: "signalView")
            wireless = Part(Artwork.wireless, name: "wirelessView")
            battery = Part(Artwork.battery(level: CGFloat(level)), name: "batteryView")
        }

        mutating func scaleIcons(by factor: CGFloat) {
            signal.scale(by: factor)
            wireless.scale(by: factor)
            battery.scale(by: factor)
        }

        /// Gives the icons their sizes beside a notch.
        mutating func sizeIconsForNotch() {
            signal.resize(to: CGSize(width: 17.1, height: 10.9))
            wireless.resize(to: CGSize(width: 16, height: 12.2))
            battery.resize(to: CGSize(width: 25, height: 12.2))
        }

        var frames: [Frame] {
            ([time] + (date.isEmpty ? [] : [date]) + [percentage, signal, wireless, battery]).map(\.frame)
        }
    }

    /// A text or an icon in the color of labels.
    struct Part {
        private(set) var frame: Frame

        var width: CGFloat { frame.rect.width }

        /// Whether it is a text without characters.
        var isEmpty: Bool { frame.content == .none }

        /// A line of text, rounded up to whole pixels. An empty one takes no space.
        init(_ text: String, font: UIFont, alignment: ParagraphStyle.Alignment, name: String) {
            frame = Frame(origin: "UILabel#\(name)", rect: .zero)
            guard !text.isEmpty else { return }
            let paragraph = Typesetter.current.layOut(
                StyledText(text, TextAttributes(font: font.fontDescription, color: Self.color)),
                style: ParagraphStyle(
                    alignment: alignment, lineBreak: .truncateTail, maximumLines: 1,
                    layoutDirection: RenderSettings.current.direction))
            frame.rect.size = CGSize(
                width: RenderScale.roundUp(paragraph.size.width), height: RenderScale.roundUp(paragraph.size.height))
            // Rounding adds a whole pixel above, or nothing.
            let top = RenderScale.roundDown((frame.rect.height - paragraph.size.height) / 2)
            frame.content = .text(paragraph.content(in: frame.rect.width).translated(x: 0, y: top))
        }

        init(_ icon: UIImage, name: String) {
            frame = Frame(origin: "UIImageView#\(name)", rect: CGRect(origin: .zero, size: icon.size))
            frame.content = .image(
                ImageContent(reference: icon.reference, destination: frame.rect, tint: Self.color))
        }

        private static var color: RGBA { UIColor.label.rgba(in: .current) }

        mutating func scale(by factor: CGFloat) {
            resize(to: CGSize(width: frame.rect.width * factor, height: frame.rect.height * factor))
        }

        mutating func resize(to size: CGSize) {
            frame.rect.size = size
            guard case .image(var image) = frame.content else { return }
            image.destination.size = frame.rect.size
            frame.content = .image(image)
        }

        mutating func center(at x: CGFloat, _ y: CGFloat) {
            frame.rect.origin = CGPoint(x: x - frame.rect.width / 2, y: y - frame.rect.height / 2)
        }
    }
}
