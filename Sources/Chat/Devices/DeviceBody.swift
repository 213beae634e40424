import Foundation
import Frames

/// The body of a device around its screen.
struct DeviceBody {
    let device: Device

    /// The layers of the body from its outer edge inwards: their distance from it in points, and their paint.
    private var layers: [(name: Frame.Origin, inset: CGFloat, paint: Paint)] {
        [
            ("metal", 1, device.metal.sheen), ("seam", 4, .color(device.metal.seam)),
            ("glass", 5, .color(Self.glass)),
        ]
    }

    private static let glass = RGBA.black

    /// The color of a home button's ring and of a speaker, in the glass.
    private static let detail = RGBA(hex: 0x3A3A3D)

    /// Adds the body around the screen.
    func frame(around screen: Frame) -> Frame {
        var glass = screen
        glass.children += corners + cutout
        guard device.isLandscape else { return upright(around: glass) }
        // The body lies on its side, the screen doesn't.
        let size = device.portraitSize
        let empty = Frame(rect: CGRect(origin: .zero, size: size))
        let body = upright(around: empty)
        glass.children = screen.children + [empty.showing(corners + cutout).turned]
        let margins = bodyRect.origin
        // The insets and the margins at both sides are the same.
        glass.rect.origin = CGPoint(x: margins.y + screenInsets.height, y: margins.x + screenInsets.width)
        return Frame(
            origin: "Device", rect: CGRect(x: 0, y: 0, width: body.rect.height, height: body.rect.width),
            children: [body.turned, glass])
    }

    /// Adds the body in portrait around the screen.
    private func upright(around screen: Frame) -> Frame {
        let (insets, body) = (screenInsets, bodyRect)
        var placed = screen
        placed.rect.origin = CGPoint(x: insets.width, y: insets.height)
        let size = body.size
        var frame = layer(of: size, named: "DeviceBody", inset: 0, paint: .color(device.metal.edge))
        frame.rect.origin = body.origin
        frame.children =
            layers.map { layer(of: size, named: $0.name, inset: $0.inset, paint: $0.paint) } + [placed]
            + homeButton(in: size)
        return Frame(
            origin: "Device", rect: CGRect(x: 0, y: 0, width: body.maxX + body.minX, height: body.maxY),
            children: device.buttons.map { button($0, on: body) } + [frame])
    }

    /// The outline of the body without its buttons, in the coordinates of its frame.
    var outline: Outline { outline(in: device.isLandscape ? lyingRect : bodyRect, inset: 0) }

    /// The rectangle of the body on its side.
    private var lyingRect: CGRect {
        let body = bodyRect
        return CGRect(x: body.minY, y: body.minX, width: body.height, height: body.width)
    }

    /// The outline of a body in a rectangle, at a distance from its edge. All of them are concentric with the screen.
    private func outline(in rect: CGRect, inset: CGFloat) -> Outline {
        Outline(deviceWithCornerRadius: bodyRadius - inset, in: rect.insetBy(dx: inset, dy: inset))
    }

    /// The rectangle of the body, below and between its buttons.
    private var bodyRect: CGRect {
        let (insets, margins) = (screenInsets, buttonMargins)
        return CGRect(
            x: margins.width, y: margins.height, width: device.portraitSize.width + 2 * insets.width,
            height: device.portraitSize.height + 2 * insets.height)
    }

    private func layer(of size: CGSize, named name: Frame.Origin, inset: CGFloat, paint: Paint) -> Frame {
        let bounds = CGRect(origin: .zero, size: size)
        return Frame(
            origin: name, rect: bounds,
            content: .path(PathContent(outline: outline(in: bounds, inset: inset), fill: paint)))
    }

    private var screenInsets: CGSize {
        switch device.body {
        case .even(let bezel): CGSize(width: bezel, height: bezel)
        case .homeButton(let side, let end): CGSize(width: side, height: end)
        }
    }

    private var bodyRadius: CGFloat {
        if case .homeButton = device.body { return 60 }
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
                    rect: CGRect(x: (device.portraitSize.width - width) / 2, y: top, width: width, height: height),
                    corners: CornerRadii(height / 2), fill: .color(.black))
            ]
        case .notch(let width, let height): [notch(width: width, height: height)]
        }
    }

    /// The glass over the screen's corners, in the screen's coordinates.
    private var corners: [Frame] {
        guard device.cornerRadius > 0 else { return [] }
        let bounds = CGRect(origin: .zero, size: device.portraitSize)
        var outline = Outline.rectangle(bounds)
        outline.append(Outline(deviceWithCornerRadius: device.cornerRadius, in: bounds))
        return [
            Frame(
                origin: "corners", rect: bounds,
                content: .path(PathContent(outline: outline, fill: .color(Self.glass), fillRule: .evenOdd)))
        ]
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
            origin: "notch",
            rect: CGRect(x: (device.portraitSize.width - total) / 2, y: 0, width: total, height: height),
            content: .path(PathContent(outline: outline, fill: .color(Self.glass))))
    }

    /// The ring of the home button below the screen, and the slit of the speaker above it.
    private func homeButton(in size: CGSize) -> [Frame] {
        guard case .homeButton(_, let end) = device.body else { return [] }
        let diameter: CGFloat = 68
        let ring = Frame(
            origin: "homeButton",
            rect: CGRect(
                x: (size.width - diameter) / 2, y: size.height - end / 2 - diameter / 2, width: diameter,
                height: diameter),
            corners: CornerRadii(diameter / 2), border: Border(width: 2, color: Self.detail))
        let speaker = Frame(
            origin: "speaker", rect: CGRect(x: size.width / 2 - 30, y: end / 2 - 3, width: 60, height: 6),
            corners: CornerRadii(3), fill: .color(Self.detail))
        return [ring, speaker]
    }

    // MARK: Buttons

    /// The room for buttons on both sides of the body, and above it.
    private var buttonMargins: CGSize {
        func room(_ sides: Set<Device.Button.Side>) -> CGFloat {
            device.buttons.filter { sides.contains($0.side) }.map(\.height).max() ?? 0
        }
        return CGSize(width: room([.left, .right]), height: room([.top]))
    }

    /// A button whose inner half is behind the body.
    private func button(_ button: Device.Button, on body: CGRect) -> Frame {
        let (height, length) = (button.height, button.length)
        let rect =
            switch button.side {
            case .left:
                CGRect(x: body.minX - height, y: body.minY + button.start, width: height * 2, height: length)
            case .right: CGRect(x: body.maxX - height, y: body.minY + button.start, width: height * 2, height: length)
            case .top:
                CGRect(
                    x: body.maxX - button.start - length, y: body.minY - height, width: length, height: height * 2)
            }
        return Frame(
            origin: "sideButton", rect: rect, corners: CornerRadii(min(1.5, height)),
            fill: .color(device.metal.color), border: Border(width: 0.6, color: device.metal.edge))
    }
}

extension Frame {
    /// The frame in a rectangle of its own, turned by 90° to the left.
    fileprivate var turned: Frame {
        var turned = self
        turned.transform = Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        turned.rect.origin = CGPoint(x: (rect.height - rect.width) / 2, y: (rect.width - rect.height) / 2)
        return turned
    }

    fileprivate func showing(_ children: [Frame]) -> Frame {
        var frame = self
        frame.children = children
        return frame
    }
}
