import Foundation
import Frames
import UIKitValues

/// What is behind the body of a device: a ground, and a shadow on it.
///
///     let ground = Stage.Ground.gradient(RGBA(hex: 0x4158D0), RGBA(hex: 0xC850C0), angle: 135)
///     let stage = Stage(ground: ground, hasShadow: true)
public struct Stage: Hashable, Sendable {
    /// The paint behind a body.
    public enum Ground: Hashable, Sendable {
        /// One color.
        case color(RGBA)

        /// A linear gradient between two colors. The angle is in degrees: 0 upward, 90 to the right.
        case gradient(RGBA, RGBA, angle: CGFloat = 180)

        /// A picture file by its path, which fills the ground; what exceeds it is cut off.
        case picture(path: String)
    }

    /// The ground; `nil` for none.
    public var ground: Ground?

    /// Whether the body casts a shadow.
    public var hasShadow: Bool

    /// The space around the body with a ground or a shadow, in points.
    public var padding: CGFloat

    /// Creates a stage; `padding` is in points. The default is empty.
    public init(ground: Ground? = nil, hasShadow: Bool = false, padding: CGFloat = 64) {
        self.ground = ground
        self.hasShadow = hasShadow
        self.padding = padding
    }

    /// The path of the ground's picture; `nil` for other grounds.
    public var picturePath: String? {
        if case .picture(let path) = ground { path } else { nil }
    }
}

extension Stage {
    /// Puts a device on the stage.
    ///
    /// - Parameter body: The outline of the device's body, in the coordinates of its frame.
    func frame(around device: Frame, body: Outline) -> Frame {
        guard ground != nil || hasShadow else { return device }
        var placed = device
        placed.rect.origin = CGPoint(x: padding, y: padding)
        if hasShadow { placed.shadow = Self.shadow(of: body) }
        let size = CGSize(width: device.rect.width + 2 * padding, height: device.rect.height + 2 * padding)
        let bounds = CGRect(origin: .zero, size: size)
        var stage = Frame(origin: "Stage", rect: bounds, children: [placed])
        switch ground {
        case nil: break
        case .color(let color): stage.fill = .color(color)
        case .gradient(let first, let last, let angle):
            stage.fill = .gradient(first, last, angle: angle, in: size)
        case .picture(let path):
            guard let image = UIImage(contentsOfFile: path) else { break }
            stage.content = .image(
                ImageContent(reference: image.reference, destination: bounds.filled(by: image.size)))
            stage.clipsToBounds = true
        }
        return stage
    }

    private static func shadow(of body: Outline) -> Shadow {
        Shadow(
            color: RGBA.black.withAlpha(0.35), radius: 22, offset: CGSize(width: 0, height: 18), outline: body)
    }
}

extension Paint {
    /// A gradient whose lines at the angle pass through the corners of an area, as in CSS.
    fileprivate static func gradient(_ first: RGBA, _ last: RGBA, angle: CGFloat, in size: CGSize) -> Paint {
        let (x, y) = (sin(angle * .pi / 180), -cos(angle * .pi / 180))
        let half = (abs(x) * size.width + abs(y) * size.height) / 2
        func point(_ side: CGFloat) -> CGPoint {
            CGPoint(x: 0.5 + side * half * x / size.width, y: 0.5 + side * half * y / size.height)
        }
        return .linearGradient(
            ColorStops([.init(color: first, location: 0), .init(color: last, location: 1)]), from: point(-1),
            to: point(1))
    }
}

extension CGRect {
    /// Returns the centered rectangle in the aspect ratio of `size` that covers this one.
    fileprivate func filled(by size: CGSize) -> CGRect {
        let scale = max(width / size.width, height / size.height)
        let filled = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: midX - filled.width / 2, y: midY - filled.height / 2, width: filled.width, height: filled.height)
    }
}
