import Foundation
import Frames

/// A change of a frame itself, its place and its children left aside.
struct OwnChange {
    var kind: FrameChange.Kind
    var property: FrameChange.Property?
    var value = ValueChange()
    var words: [WordDifference.Edit]?

    /// Whether the change follows when the frame's size changes.
    var followsSize = false
}

/// Compares one frame with its counterpart, property by property.
struct OwnChanges {
    private let old: Frame
    private let new: Frame
    private let values: ValueDescriber
    private(set) var changes: [OwnChange] = []

    init(_ old: Frame, _ new: Frame, _ values: ValueDescriber) {
        self.old = old
        self.new = new
        self.values = values
        if old.name != new.name { add(.component, ValueChange(from: old.name, to: new.name)) }
        comparePaint()
        compareShape()
        compareContent()
    }

    private mutating func add(
        _ property: FrameChange.Property, _ value: ValueChange, followsSize: Bool = false
    ) {
        changes.append(OwnChange(kind: .restyled, property: property, value: value, followsSize: followsSize))
    }

    private mutating func add(_ kind: FrameChange.Kind, _ value: ValueChange) {
        changes.append(OwnChange(kind: kind, value: value))
    }

    // MARK: Paint

    private mutating func comparePaint() {
        if !areClose(old.fill, new.fill, { $0.isClose(to: $1) }) { add(.fill, values.paints(old.fill, new.fill)) }
        if !old.corners.isClose(to: new.corners) {
            add(
                .cornerRadius, ValueChange(from: old.corners.words, to: new.corners.words),
                followsSize: old.isPill && new.isPill)
        }
        if !areClose(old.border, new.border, { $0.isClose(to: $1) }) {
            add(.border, values.borders(old.border, new.border))
        }
        compareShadow()
        if abs(old.opacity - new.opacity) >= 0.002 {
            add(.opacity, ValueChange(from: old.opacity.shortDescription, to: new.opacity.shortDescription))
        }
    }

    private mutating func compareShadow() {
        guard !areClose(old.shadow, new.shadow, { $0.isClose(to: $1) }) else { return }
        var (before, after) = (old.shadow, new.shadow)
        before?.outline = nil
        after?.outline = nil
        let isOutlineOnly = areClose(before, after) { $0.isClose(to: $1) }
        let hadOutline = old.shadow?.outline != nil && new.shadow?.outline != nil
        add(.shadow, values.shadows(old.shadow, new.shadow), followsSize: isOutlineOnly && hadOutline)
    }

    private mutating func compareShape() {
        if old.clipsToBounds != new.clipsToBounds {
            add(.clipping, ValueChange(from: old.clipsToBounds ? "on" : "off", to: new.clipsToBounds ? "on" : "off"))
        }
        if !areClose(old.mask, new.mask, { $0.isClose(to: $1) }) {
            func words(_ mask: Mask?) -> String { mask?.outline.words ?? "none" }
            add(
                .mask, ValueChange(from: words(old.mask), to: words(new.mask)),
                followsSize: old.mask != nil && new.mask != nil)
        }
        if old.effects != new.effects {
            func words(_ effects: [Effect]) -> String {
                effects.isEmpty ? "none" : effects.map(\.shortDescription).joined(separator: ", ")
            }
            add(.effects, ValueChange(from: words(old.effects), to: words(new.effects)))
        }
        if !old.transform.isClose(to: new.transform) {
            add(.transform, ValueChange(from: old.transform.words, to: new.transform.words))
        }
    }

    // MARK: Content

    private mutating func compareContent() {
        switch (old.content, new.content) {
        case (.none, .none): break
        case (.text(let before), .text(let after)):
            changes += TextChanges(before, after, values).changes
        case (.image(let before), .image(let after)): compare(before, after)
        case (.path(let before), .path(let after)): compare(before, after)
        case (_, .text(let text)):
            changes.append(
                OwnChange(
                    kind: .retexted, value: ValueChange(from: old.content.words, to: text.string),
                    words: WordDifference(from: "", to: text.string).edits))
        case (.text(let text), _):
            changes.append(
                OwnChange(
                    kind: .retexted, value: ValueChange(from: text.string, to: new.content.words),
                    words: WordDifference(from: text.string, to: "").edits))
        case (.image, _), (_, .image):
            add(.image, ValueChange(from: old.content.words ?? "none", to: new.content.words ?? "none"))
        case (.path, _), (_, .path):
            add(.drawing, ValueChange(from: old.content.words ?? "none", to: new.content.words ?? "none"))
        }
    }

    private mutating func compare(_ before: ImageContent, _ after: ImageContent) {
        if !before.reference.isClose(to: after.reference) {
            let names = (before.reference.shortName, after.reference.shortName)
            let isDrawnAnew = names.0 == names.1 && before.reference.isDrawing && after.reference.isDrawing
            changes.append(
                OwnChange(
                    kind: .image, value: ValueChange(from: names.0, to: names.1),
                    followsSize: isDrawnAnew && before.reference.size != after.reference.size))
        }
        if !areClose(before.tint, after.tint, { $0.isClose(to: $1) }) {
            add(.tint, values.colors(before.tint, after.tint))
        }
        let isPlaced =
            before.destination.isClose(to: after.destination) && before.capInsets == after.capInsets
            && before.isMirrored == after.isMirrored
        guard !isPlaced else { return }
        add(
            .imagePlacement, ValueChange(from: before.placement, to: after.placement),
            followsSize: before.capInsets == after.capInsets && before.isMirrored == after.isMirrored)
    }

    private mutating func compare(_ before: PathContent, _ after: PathContent) {
        if !areClose(before.fill, after.fill, { $0.isClose(to: $1) }) {
            add(.fill, values.paints(before.fill, after.fill))
        }
        let hasSameLine = areClose(before.stroke, after.stroke) { $0.isClose(to: $1) }
        let hasSameShape = before.fillRule == after.fillRule && before.outline.isClose(to: after.outline)
        if !hasSameLine {
            add(.drawing, ValueChange(from: before.stroke?.words ?? "no line", to: after.stroke?.words ?? "no line"))
        }
        if !hasSameShape {
            let words = (before.outline.words, after.outline.words)
            add(
                .drawing,
                ValueChange(from: words.0, to: words.0 == words.1 ? "another \(words.1)" : words.1),
                followsSize: before.fillRule == after.fillRule)
        }
    }
}

extension Frame {
    /// Whether the shorter sides are round.
    fileprivate var isPill: Bool {
        let half = min(rect.width, rect.height) / 2
        return half > 0 && corners.all.allSatisfy { $0 == 0 || $0 > half - CGFloat.closeness }
    }
}

extension Frame.Content {
    fileprivate var words: String? {
        switch self {
        case .none: nil
        case .text(let text): text.string
        case .image(let image): image.reference.shortName
        case .path(let path): path.words
        }
    }
}

extension ImageContent {
    fileprivate var placement: String {
        let caps = capInsets.map {
            ", caps " + [$0.top, $0.left, $0.bottom, $0.right].map(\.shortDescription).joined(separator: " ")
        }
        return destination.shortDescription + (caps ?? "") + (isMirrored ? ", mirrored" : "")
    }
}

extension ImageReference {
    fileprivate var isDrawing: Bool {
        if case .drawing = self { true } else { false }
    }

    fileprivate var size: CGSize? {
        if case .drawing(let frame) = self { frame.rect.size } else { nil }
    }

    fileprivate func isClose(to other: ImageReference) -> Bool {
        if self == other { return true }
        guard case (.drawing(let one), .drawing(let other)) = (self, other) else { return false }
        return FrameDifference(from: one, to: other).isEmpty
    }
}

extension PathContent {
    fileprivate var words: String {
        outline.words + (fill.map { ", fill \($0.words)" } ?? "") + (stroke.map { ", \($0.words)" } ?? "")
    }
}

extension PathContent.Stroke {
    fileprivate var words: String {
        let ends = [cap == .butt ? "" : " \(cap)", join == .miter ? "" : " \(join)", dashes.isEmpty ? "" : " dashed"]
        return "line \(width.shortDescription) pt \(color)" + ends.joined()
    }
}

extension Outline {
    /// How many parts there are, and where they lie: enough to tell two outlines apart in most cases.
    fileprivate var words: String {
        let parts = "outline of \(elements.count) parts"
        guard let bounds = controlBounds else { return parts }
        return "\(parts) in \(bounds.shortDescription)"
    }
}

extension Transform {
    fileprivate var words: String {
        isIdentity ? "none" : [a, b, c, d, tx, ty].map(\.shortDescription).joined(separator: " ")
    }
}
