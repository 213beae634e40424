import Foundation
import Frames

/// The body of a device around its screen.
struct DeviceBody {
    let device: Device

    /// The width of the metal edge, in points.
    private static let edge: CGFloat = 4
    private static let glass = RGBA.black
    private static let metal = RGBA(hex: 0x3A3A3D)

    /// Adds the body around the screen.
    func frame(around screen: Frame) -> Frame {
        let insets = screenInsets
        let size = CGSize(
            width: device.size.width + 2 * insets.width, height: device.size.height + 2 * insets.height)
        var placed = screen
        placed.rect.origin = CGPoint(x: insets.width, y: insets.height)
        placed.children += cutout + corners
        let button: CGFloat = 3
        var body = Frame(
            origin: "DeviceBody", rect: CGRect(x: button, y: 0, width: size.width, height: size.height),
            corners: CornerRadii(bodyRadius), fill: .color(Self.glass),
            border: Border(width: Self.edge, color: Self.metal), children: [placed])
        body.children += homeButton(in: size)
        return Frame(
            origin: "Device", rect: CGRect(x: 0, y: 0, width: size.width + 2 * button, height: size.height),
            children: sideButtons(bodyWidth: size.width, thickness: button) + [body])
    }

    private var screenInsets: CGSize {
        switch device.body {
        case .even(let bezel): CGSize(width: bezel, height: bezel)
        case .homeButton(let side, let end): CGSize(width: side, height: end)
        }
    }

    private var bodyRadius: CGFloat {
        if case .homeButton = device.body { return 56 }
        return device.cornerRadius + screenInsets.width
    }

    // MARK: Parts

    /// The cutout, in the screen's coordinates.
    private var cutout: [Frame] {
        switch device.cutout {
        case .none: []
        case .island(let width, let height, let top):
            [
                Frame(
                    origin: "island",
                    rect: CGRect(x: (device.size.width - width) / 2, y: top, width: width, height: height),
                    corners: CornerRadii(height / 2), fill: .color(.black))
            ]
        case .notch(let width, let height): [notch(width: width, height: height)]
        }
    }

    /// The parts of the body that cover the screen's corners, in the screen's coordinates.
    private var corners: [Frame] {
        guard device.cornerRadius > 0 else { return [] }
        let corner = Outline(cornerOfRadius: device.cornerRadius)
        let size = device.size
        return [(false, false), (true, false), (false, true), (true, true)].map { isRight, isBottom in
            let transform = Transform(
                a: isRight ? -1 : 1, b: 0, c: 0, d: isBottom ? -1 : 1, tx: isRight ? size.width : 0,
                ty: isBottom ? size.height : 0)
            return Frame(
                origin: "corner", rect: CGRect(origin: .zero, size: size),
                content: .path(PathContent(outline: corner.applying(transform), fill: .color(Self.glass))))
        }
    }

    /// A notch at the edge, joined by two small curves.
    private func notch(width: CGFloat, height: CGFloat) -> Frame {
        let (flare, radius) = (CGFloat(6), CGFloat(20))
        let (left, right) = (flare, flare + width)
        // A quarter of a circle, as a cubic curve.
        let bend = CGFloat(0.5523)
        var outline = Outline()
        outline.move(to: CGPoint(x: 0, y: 0))
        outline.addCurve(
            to: CGPoint(x: left, y: flare), control1: CGPoint(x: flare * bend, y: 0),
            control2: CGPoint(x: left, y: flare * (1 - bend)))
        outline.addLine(to: CGPoint(x: left, y: height - radius))
        outline.addCurve(
            to: CGPoint(x: left + radius, y: height), control1: CGPoint(x: left, y: height - radius * (1 - bend)),
            control2: CGPoint(x: left + radius * (1 - bend), y: height))
        outline.addLine(to: CGPoint(x: right - radius, y: height))
        outline.addCurve(
            to: CGPoint(x: right, y: height - radius), control1: CGPoint(x: right - radius * (1 - bend), y: height),
            control2: CGPoint(x: right, y: height - radius * (1 - bend)))
        outline.addLine(to: CGPoint(x: right, y: flare))
        outline.addCurve(
            to: CGPoint(x: right + flare, y: 0), control1: CGPoint(x: right, y: flare * (1 - bend)),
            control2: CGPoint(x: right + flare * (1 - bend), y: 0))
        outline.close()
        let total = width + 2 * flare
        return Frame(
            origin: "notch", rect: CGRect(x: (device.size.width - total) / 2, y: 0, width: total, height: height),
            content: .path(PathContent(outline: outline, fill: .color(Self.glass))))
    }

    /// The ring of the home button below the screen, and the slit of the speaker above it.
    private func homeButton(in size: CGSize) -> [Frame] {
        guard case .homeButton(_, let end) = device.body else { return [] }
        let diameter: CGFloat = 60
        let ring = Frame(
            origin: "homeButton",
            rect: CGRect(
                x: (size.width - diameter) / 2, y: size.height - end / 2 - diameter / 2, width: diameter,
                height: diameter),
            corners: CornerRadii(diameter / 2), border: Border(width: 2, color: Self.metal))
        let speaker = Frame(
            origin: "speaker", rect: CGRect(x: size.width / 2 - 30, y: end / 2 - 3, width: 60, height: 6),
            corners: CornerRadii(3), fill: .color(Self.metal))
        return [ring, speaker]
    }

    /// The protruding buttons on both sides.
    private func sideButtons(bodyWidth: CGFloat, thickness: CGFloat) -> [Frame] {
        guard device.size.width < 600 else { return [] }
        let left: [(CGFloat, CGFloat)] = [(116, 32), (176, 60), (250, 60)]
        let right: [(CGFloat, CGFloat)] = [(200, 96)]
        func button(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat) -> Frame {
            Frame(
                origin: "sideButton", rect: CGRect(x: x, y: y, width: thickness * 2, height: height),
                corners: CornerRadii(1.5), fill: .color(Self.metal))
        }
        return left.map { button(0, $0.0, $0.1) } + right.map { button(bodyWidth, $0.0, $0.1) }
    }
}

extension Outline {
    /// The area outside of the top-left corner of a screen: its edges bend before the circle of `radius` would begin,
    /// which makes the curvature continuous.
    fileprivate init(cornerOfRadius radius: CGFloat) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * radius, y: y * radius) }
        self.init()
        move(to: .zero)
        addLine(to: point(1.5287, 0))
        addCurve(to: point(0.6315, 0.0749), control1: point(1.0885, 0), control2: point(0.8684, 0))
        addCurve(to: point(0.0749, 0.6315), control1: point(0.3728, 0.1691), control2: point(0.1691, 0.3728))
        addCurve(to: point(0, 1.5287), control1: point(0, 0.8684), control2: point(0, 1.0885))
        close()
    }
}
