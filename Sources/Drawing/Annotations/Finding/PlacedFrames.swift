internal import Foundation
internal import Frames
import Raster

/// The frames of a finished picture in painting order, with their visible positions.
struct PlacedFrames {
    private(set) var frames: [PlacedFrame] = []

    /// The rectangle of the whole picture.
    let picture: CGRect

    /// Opaque rectangles, by frame number.
    private var opaque: [(number: Int, rect: CGRect)] = []

    init(_ root: Frame) {
        picture = CGRect(origin: .zero, size: root.rect.size)
        var root = root
        root.rect.origin = .zero
        add(root, path: [], in: .identity, clip: picture, opacity: 1)
        for (number, frame) in frames.enumerated() where frame.isOpaque {
            opaque.append((number, frame.rect.intersection(frame.clip)))
        }
    }

    private mutating func add(_ frame: Frame, path: [Int], in outer: Transform, clip: CGRect, opacity: CGFloat) {
        // In perspective, frames aren't where their rectangles are.
        if frame.effects.contains(where: { if case .projection = $0 { true } else { false } }) { return }
        let transform = outer.entering(frame)
        let rect = transform.apply(CGRect(origin: .zero, size: frame.rect.size))
        let number = frames.count
        frames.append(
            PlacedFrame(
                frame: frame, path: path, transform: transform, rect: rect, clip: clip,
                opacity: opacity * frame.opacity))
        var inner = clip
        if frame.clipsToBounds { inner = inner.shared(with: rect) }
        if let mask = frame.mask?.outline.controlBounds { inner = inner.shared(with: transform.apply(mask)) }
        for (index, child) in frame.children.enumerated() {
            add(child, path: path + [index], in: transform, clip: inner, opacity: opacity * frame.opacity)
        }
        frames[number].end = frames.count
    }

    // MARK: Visibility

    /// Returns the visible part of a frame in the picture, or the reason why it is hidden.
    func visible(_ number: Int) -> Visibility {
        let frame = frames[number]
        guard frame.opacity > 0.01 else { return .hidden("it is invisible") }
        // A row is as wide as its list; the message in it is what the row paints.
        let whole = frame.contents.isEmpty ? frame.rect : painted(by: number)
        guard let whole, whole.width > 0, whole.height > 0 else { return .hidden("it has no size") }
        var seen = whole.shared(with: frame.clip)
        guard seen.isVisible else { return .hidden("it is scrolled or clipped away") }
        for cover in opaque where cover.number >= frame.end {
            seen = seen.without(cover.rect)
            guard seen.isVisible else { return .hidden("it is covered by “\(frames[cover.number].frame.name)”") }
        }
        return .seen(seen, of: whole)
    }

    enum Visibility {
        case seen(CGRect, of: CGRect)
        case hidden(String)
    }

    /// Returns the area that a frame and everything inside it paint.
    private func painted(by number: Int) -> CGRect? {
        var area: CGRect?
        for inner in frames[number..<frames[number].end] where inner.opacity > 0.01 {
            guard let painted = inner.painted else { continue }
            area = area.map { $0.union(painted) } ?? painted
        }
        return area ?? (frames[number].rect.isEmpty ? nil : frames[number].rect)
    }

    // MARK: Space

    /// The rectangle of a device's screen; `nil` for a picture without a device.
    var screen: CGRect? { frames.first { $0.frame.origin == "DeviceScreen" }?.rect }

    /// The letters of all texts.
    var texts: [CGRect] { frames.compactMap { $0.opacity > 0.01 ? $0.letters : nil } }

    /// The rectangles of words, images and icons.
    var ink: [CGRect] {
        frames.compactMap { frame in
            guard frame.isInked, let painted = frame.painted else { return nil }
            switch frame.frame.content {
            case .text, .image: return painted
            case .none, .path: return max(painted.width, painted.height) <= Self.largestIcon ? painted : nil
            }
        }
    }

    /// The largest side of an icon, in points.
    private static let largestIcon: CGFloat = 40

    /// Returns the areas that are painted inside a container that paints nothing itself.
    func surfaces(of number: Int) -> [CGRect] {
        let frame = frames[number]
        guard !frame.isInked else { return [] }
        return frames[number + 1..<max(number + 1, frame.end)].filter(\.isInked).compactMap(\.painted)
    }

    /// The rectangles of bubbles and other areas larger than icons.
    var surfaces: [CGRect] {
        frames.compactMap { frame in
            guard frame.isInked, let painted = frame.painted else { return nil }
            switch frame.frame.content {
            case .text, .image: return nil
            case .none, .path: return max(painted.width, painted.height) > Self.largestIcon ? painted : nil
            }
        }
    }

    /// The sides at which the picture shows more than its background.
    var touchedEdges: Set<Edge> {
        let whole = picture.insetBy(dx: 0.5, dy: 0.5)
        var ground: Paint?
        var touched: Set<Edge> = []
        for frame in frames where frame.isInked {
            guard let painted = frame.painted else { continue }
            if painted.contains(whole) {
                (ground, touched) = (frame.frame.fill ?? ground, [])
            } else if frame.frame.fill == nil || frame.frame.fill != ground {
                if painted.minX < whole.minX { touched.insert(.left) }
                if painted.maxX > whole.maxX { touched.insert(.right) }
                if painted.minY < whole.minY { touched.insert(.top) }
                if painted.maxY > whole.maxY { touched.insert(.bottom) }
            }
        }
        return touched
    }

    /// The rectangles of texts, images and small areas, which marks should not cover.
    var contents: [CGRect] {
        let limit = picture.width * picture.height * 0.12
        return frames.compactMap { frame in
            guard frame.opacity > 0.01, let painted = frame.painted else { return nil }
            switch frame.frame.content {
            case .text, .image: return painted
            case .none, .path: return painted.width * painted.height < limit ? painted : nil
            }
        }
    }
}

extension CGRect {
    fileprivate var isVisible: Bool { width > 0.01 && height > 0.01 }

    /// Returns the intersection; empty, not null, if there is none.
    func shared(with other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// Returns the rest of the rectangle if another one covers one end of it, or all.
    fileprivate func without(_ cover: CGRect) -> CGRect {
        let slack = 0.01
        let common = shared(with: cover)
        guard common.isVisible else { return self }
        if common.width >= width - slack {
            if common.minY <= minY + slack {
                return CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY)
            }
            if common.maxY >= maxY - slack { return CGRect(x: minX, y: minY, width: width, height: common.minY - minY) }
        }
        if common.height >= height - slack {
            if common.minX <= minX + slack {
                return CGRect(x: common.maxX, y: minY, width: maxX - common.maxX, height: height)
            }
            if common.maxX >= maxX - slack {
                return CGRect(x: minX, y: minY, width: common.minX - minX, height: height)
            }
        }
        return self
    }
}
