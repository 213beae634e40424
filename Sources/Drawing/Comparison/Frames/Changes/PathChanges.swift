import Foundation
import Frames

/// Compares two outlines with their fills and strokes.
struct PathChanges {
    private let values: ValueDescriber
    private(set) var changes: [OwnChange] = []

    init(_ old: PathContent, _ new: PathContent, _ values: ValueDescriber) {
        self.values = values
        guard old != new else { return }
        if !areClose(old.fill, new.fill, { $0.isClose(to: $1) }) {
            changes.add(.fill, values.paints(old.fill, new.fill), of: old.fill, new.fill)
        } else if !areClose(old.paintArea, new.paintArea, { $0.isClose(to: $1) }) {
            func words(_ area: CGRect?) -> String { "spread over \(area?.shortDescription ?? "the shape")" }
            changes.add(
                .fill, ValueChange(from: words(old.paintArea), to: words(new.paintArea)), followsSize: true)
        }
        if !areClose(old.stroke, new.stroke, { $0.isClose(to: $1) }) { compareLines(old.stroke, new.stroke) }
        let line = new.stroke
        let isLined = line?.dashes.isEmpty == false || line?.part != nil
        changes += ShapeChanges(old.outline, new.outline, .drawing, isLined: isLined).changes
        if old.fillRule != new.fillRule {
            changes.add(.drawing, ValueChange(from: old.fillRule.words, to: new.fillRule.words))
        }
    }

    private mutating func compareLines(_ old: PathContent.Stroke?, _ new: PathContent.Stroke?) {
        guard var before = old, let after = new else {
            changes.add(.stroke, ValueChange(from: old?.words ?? "none", to: new?.words ?? "none"))
            return
        }
        if !before.width.isClose(to: after.width) {
            changes.add(
                .strokeWidth, ValueChange(from: before.width.shortDescription, to: after.width.shortDescription))
        }
        if !before.color.isClose(to: after.color) {
            changes.add(.strokeColor, values.colors(before.color, after.color, .border))
        }
        (before.width, before.color) = (after.width, after.color)
        guard !before.isClose(to: after) else { return }
        changes.add(.stroke, ValueChange(from: before.style, to: after.style), of: before, after)
    }
}

extension PathContent {
    /// The shape, the fill and the stroke.
    var words: String {
        let paints = [fill.map { "fill \($0.words)" }, stroke.map { "stroke \($0.words)" }].compactMap { $0 }
        return ([OutlineShape(outline).words] + paints).joined(separator: ", ")
    }
}

extension PathContent.Stroke {
    fileprivate var words: String {
        let style = style == "plain" ? "" : ", \(style)"
        return "\(width.shortDescription) pt \(color)\(style)"
    }

    /// The style of the stroke without width and color.
    fileprivate var style: String {
        let lengths = dashes.map(\.shortDescription).joined(separator: " ")
        let parts = [
            gradient.map(\.words), dashes.isEmpty ? nil : "dashed \(lengths)",
            cap == .butt ? nil : "\(cap) ends", join == .miter ? nil : "\(join) corners",
            part.map { "from \($0.start.words(digits: 4)) to \($0.end.words(digits: 4)) of its length" },
        ].compactMap { $0 }
        return parts.isEmpty ? "plain" : parts.joined(separator: ", ")
    }
}
