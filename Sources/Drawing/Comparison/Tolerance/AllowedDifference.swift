import Foundation
import Frames

/// Decides which changes of frames are forgiven by rules.
struct AllowedDifference {
    private let rules: [PictureTolerance.Rule]
    private let old: (tree: FrameTree, table: RuleTable)
    private let new: (tree: FrameTree, table: RuleTable)

    init(_ rules: [PictureTolerance.Rule], _ old: FrameTree, _ new: FrameTree) {
        self.rules = rules
        self.old = (old, RuleTable(rules, old))
        self.new = (new, RuleTable(rules, new))
    }

    func covers(_ change: FrameChange) -> Bool {
        let (before, after) = (
            (change.oldPlace?.path).flatMap(old.tree.number), (change.newPlace?.path).flatMap(new.tree.number)
        )
        let kinds = change.paintKinds(before.map { old.tree[$0].frame }, after.map { new.tree[$0].frame })
        let isIgnored = [(before, old.table), (after, new.table)].contains { number, table in
            guard let number else { return false }
            return kinds.allSatisfy { ignores(table.color(number, $0)) }
        }
        return isIgnored || isNear(change, after)
    }

    private func ignores(_ rule: Int?) -> Bool { rule.map { rules[$0].allowance == .anything } ?? false }

    /// Whether a component that may move has moved by no more than allowed.
    private func isNear(_ change: FrameChange, _ number: Int?) -> Bool {
        guard let number, let shift = change.shift, new.table.movable[number] == number
        else { return false }
        let reach = new.table.reach[number] + CGFloat.visibleTolerance
        return shift.width.magnitude <= reach && shift.height.magnitude <= reach
    }
}

extension FrameChange {
    /// Returns the kinds of paint that must be ignored to ignore the change.
    fileprivate func paintKinds(_ old: Frame?, _ new: Frame?) -> [PaintKind] {
        switch alteration {
        case .retexted, .reflowed, .font, .clipped(.text): [.text]
        case .image: [.image]
        case .renamed, .moved, .resized, .restacked, .clipped(.edge), .mirrored, nil: [.nothing]
        case .restyled(let property, _): property.paintKinds(old, new)
        }
    }
}

extension FrameChange.Property {
    fileprivate func paintKinds(_ old: Frame?, _ new: Frame?) -> [PaintKind] {
        switch self {
        case .fill where old?.fill == new?.fill: [.path]
        case .fill: [old?.fill?.kind, new?.fill?.kind].compactMap { $0 }
        case .border, .borderWidth, .borderColor: [.border]
        case .shadow: [.shadow]
        case .effects: [.effects]
        case .textColor, .textDecoration, .textPosition, .glyphs, .missingGlyphs: [.text]
        case .tint, .imagePlacement: [.image]
        case .drawing, .stroke, .strokeWidth, .strokeColor: [.path]
        case .cornerRadius where old?.isPath(new) == true, .cornerStyle where old?.isPath(new) == true: [.path]
        case .cornerRadius, .cornerStyle, .opacity, .clipping, .mask, .transform, .margin, .topMargin, .leftMargin,
            .bottomMargin, .rightMargin:
            [.nothing]
        }
    }
}

extension Frame {
    /// Whether two frames have equal corners and masks, so that changed corners are those of their paths.
    fileprivate func isPath(_ other: Frame?) -> Bool { corners == other?.corners && mask == other?.mask }
}

extension FrameTree {
    /// Returns the number of the frame at a path from the root.
    func number(at path: [Int]) -> Int? {
        var number = 0
        for step in path {
            guard nodes[number].children.indices.contains(step) else { return nil }
            number = nodes[number].children[step]
        }
        return number
    }
}
