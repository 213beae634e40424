import Foundation
import Frames

/// Compares two frames property by property.
struct OwnChanges {
    private let old: Frame
    private let new: Frame
    private let values: ValueDescriber
    private(set) var changes: [OwnChange] = []

    init(_ old: Frame, _ new: Frame, _ values: ValueDescriber) {
        self.old = old
        self.new = new
        self.values = values
        if old.name != new.name {
            changes.append(OwnChange(alteration: .renamed(from: old.origin, to: new.origin)))
        }
        comparePaint()
        compareShape()
        compareContent()
    }

    // MARK: Paint

    private mutating func comparePaint() {
        if !areClose(old.fill, new.fill, { $0.isClose(to: $1) }) {
            changes.add(.fill, values.paints(old.fill, new.fill), of: old.fill, new.fill)
        }
        compareCorners()
        if !areClose(old.border, new.border, { $0.isClose(to: $1) }) { compareBorder() }
        if !areClose(old.shadow, new.shadow, { $0.isClose(to: $1) }) { compareShadow() }
        if abs(old.opacity - new.opacity) >= 0.002 {
            changes.add(.opacity, ValueChange(from: old.opacity.words(digits: 3), to: new.opacity.words(digits: 3)))
        }
    }

    private mutating func compareCorners() {
        guard !old.corners.isClose(to: new.corners), clips == nil else { return }
        for change in CornerChanges(of: old.rect, old.corners, to: new.rect, new.corners).changes {
            let isRadius = change.property == .cornerRadius
            changes.add(change.property, change.value, followsSize: isRadius && old.isPill && new.isPill)
        }
    }

    private mutating func compareBorder() {
        guard let before = old.border, let after = new.border else {
            changes.add(.border, values.borders(old.border, new.border))
            return
        }
        switch (before.width.isClose(to: after.width), before.color.isClose(to: after.color)) {
        case (true, true): return
        case (true, false): changes.add(.borderColor, values.colors(before.color, after.color, .border))
        case (false, true):
            changes.add(
                .borderWidth, ValueChange(from: before.width.shortDescription, to: after.width.shortDescription))
        case (false, false): changes.add(.border, values.borders(before, after))
        }
    }

    private mutating func compareShadow() {
        guard var before = old.shadow, var after = new.shadow else {
            changes.add(.shadow, values.shadows(old.shadow, new.shadow))
            return
        }
        let outlines = (before.outline, after.outline)
        (before.outline, after.outline) = (nil, nil)
        if !before.isClose(to: after) { changes.add(.shadow, values.shadows(before, after), of: before, after) }
        switch outlines {
        case (nil, nil): break
        case (let one?, let other?): changes += ShapeChanges(one, other, .shadow).changes.map(\.ofShadow)
        case (let one, let other):
            func words(_ outline: Outline?) -> String { outline.map { OutlineShape($0).words } ?? "as the frame" }
            changes.add(.shadow, ValueChange(from: "shape \(words(one))", to: words(other)))
        }
    }

    // MARK: Shape

    /// The clipping shapes of two frames, if one is clipped by its corners and the other one by a mask.
    private var clips: (Outline, Outline)? {
        guard old.fill == nil, new.fill == nil, old.border == nil, new.border == nil,
            (old.mask == nil) != (new.mask == nil), let before = old.clip, let after = new.clip
        else { return nil }
        return (before, after)
    }

    private mutating func compareShape() {
        if let clips {
            changes += ShapeChanges(clips.0, clips.1, .mask).changes
        } else {
            if old.clipsToBounds != new.clipsToBounds {
                func words(_ frame: Frame) -> String { frame.clipsToBounds ? "on" : "off" }
                changes.add(.clipping, ValueChange(from: words(old), to: words(new)))
            }
            compareMask()
        }
        compareEffects()
        guard !old.transform.isClose(to: new.transform) else { return }
        changes.add(
            .transform, ValueChange(from: old.transform.words, to: new.transform.words), of: old.transform,
            new.transform)
    }

    private mutating func compareMask() {
        switch (old.mask, new.mask) {
        case (nil, nil): break
        case (let before?, let after?):
            changes += ShapeChanges(before.outline, after.outline, .mask).changes
            guard before.rule != after.rule else { return }
            changes.add(.mask, ValueChange(from: before.rule.words, to: after.rule.words))
        case (let before, let after):
            func words(_ mask: Mask?) -> String { mask.map { OutlineShape($0.outline).words } ?? "none" }
            changes.add(.mask, ValueChange(from: words(before), to: words(after)), of: before, after)
        }
    }

    private mutating func compareEffects() {
        guard old.effects != new.effects else { return }
        let isPaired =
            old.effects.count == new.effects.count && zip(old.effects, new.effects).allSatisfy { $0.isKind(of: $1) }
        guard isPaired else {
            func words(_ effects: [Effect]) -> String {
                effects.isEmpty ? "none" : effects.map(\.words).joined(separator: ", ")
            }
            changes.add(
                .effects, ValueChange(from: words(old.effects), to: words(new.effects)), of: old.effects, new.effects)
            return
        }
        for (before, after) in zip(old.effects, new.effects) {
            guard let value = before.change(to: after) else { continue }
            changes.add(.effects, value, of: before, after)
        }
    }

    // MARK: Content

    private mutating func compareContent() {
        switch (old.content, new.content) {
        case (.none, .none): break
        case (.text(let before), .text(let after)):
            changes += TextChanges(before, after, values).changes
        case (.image(let before), .image(let after)): changes += ImageChanges(before, after, values).changes
        case (.path(let before), .path(let after)): changes += PathChanges(before, after, values).changes
        case (_, .text(let text)):
            let words = WordDifference(from: "", to: text.string).edits
            changes.append(
                OwnChange(alteration: .retexted(from: old.content.words, to: text.string, words: words)))
        case (.text(let text), _):
            let words = WordDifference(from: text.string, to: "").edits
            changes.append(
                OwnChange(alteration: .retexted(from: text.string, to: new.content.words, words: words)))
        case (.image, _), (_, .image):
            changes.add(
                FrameChange.Alteration.image,
                ValueChange(from: old.content.words ?? "none", to: new.content.words ?? "none"))
        case (.path, _), (_, .path):
            changes.add(.drawing, ValueChange(from: old.content.words ?? "none", to: new.content.words ?? "none"))
        }
    }
}

extension OwnChange {
    /// The change of a shape as a change of its shadow: `shadow corner radius 18 → 4`.
    fileprivate var ofShadow: OwnChange {
        guard case .restyled(let property, let value) = alteration, property != .shadow else { return self }
        return OwnChange(alteration: .restyled(.shadow, value.labeled(property.words)), followsSize: followsSize)
    }
}

extension Frame {
    /// Whether the shorter sides are round.
    fileprivate var isPill: Bool {
        let half = min(rect.width, rect.height) / 2
        return half > 0 && corners.all.allSatisfy { $0 == 0 || $0 > half - CGFloat.visibleTolerance }
    }

    /// The shape that the frame is clipped to; `nil` if there is none, or if the mask crosses itself.
    fileprivate var clip: Outline? {
        if let mask { return clipsToBounds || mask.rule == .evenOdd ? nil : mask.outline }
        return clipsToBounds ? .box(CGRect(origin: .zero, size: rect.size), radii: corners) : nil
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

extension FillRule {
    var words: String {
        switch self {
        case .nonZero: "filled where it crosses itself"
        case .evenOdd: "open where it crosses itself"
        }
    }
}
