import Foundation
import Frames

/// Walks two matched trees, collects their differences, and finds the cause of each.
struct ChangeCollector {
    private let old: FrameTree
    private let new: FrameTree
    private let matching: FrameMatching
    private let values: ValueDescriber
    private let mirroring: Mirroring?
    private let geometry: FrameGeometry
    private var layout: LayoutFacts
    private var drafts: [ChangeDraft] = []
    private let isRepeated: Set<String>

    init(old: FrameTree, new: FrameTree, matching: FrameMatching, values: ValueDescriber) {
        (self.old, self.new, self.matching, self.values) = (old, new, matching, values)
        mirroring = Mirroring(old, new, matching)
        // If the direction changed, new places are compared with the mirrored old ones.
        geometry = FrameGeometry(mirroring?.old ?? old, new, matching)
        layout = LayoutFacts(mirroring?.old ?? old, new, matching, geometry)
        isRepeated = Self.repeated(in: old).union(Self.repeated(in: new))
    }

    private static func repeated(in tree: FrameTree) -> Set<String> {
        var (once, repeated): (Set<String>, Set<String>) = ([], [])
        for node in tree.nodes where !once.insert(node.component).inserted { repeated.insert(node.component) }
        return repeated
    }

    mutating func changes() -> [FrameChange] {
        if mirroring != nil { append(.mirrored, 0, 0) }
        for number in new.nodes.indices {
            if let before = matching.oldOf[number] {
                collectOwn(before, number)
                collectGeometry(before, number)
                collectOrder(before, number)
                collectRemoved(before, number)
            } else if let parent = new[number].parent, matching.oldOf[parent] != nil {
                collectAdded(number, in: parent)
            }
        }
        layout.solve()
        for number in new.nodes.indices { collectMargin(number) }
        return ChangeCauses(of: drafts, in: new, layout).changes
    }

    // MARK: Drafts

    private mutating func append(
        _ kind: FrameChange.Kind, _ before: Int?, _ after: Int?, link: ChangeDraft.Link = .none,
        _ fill: (inout FrameChange) -> Void = { _ in }
    ) {
        let component = after.map { new[$0].component } ?? before.map { old[$0].component } ?? ""
        var change = FrameChange(kind: kind, component: component)
        change.oldPath = before.map(old.path)
        change.newPath = after.map(new.path)
        change.oldRect = before.map { old[$0].rect }
        change.newRect = after.map { new[$0].rect }
        if isRepeated.contains(component) {
            change.hint = after.flatMap(new.text) ?? before.flatMap(old.text)
        }
        fill(&change)
        drafts.append(ChangeDraft(change: change, link: link))
    }

    private mutating func collectOwn(_ before: Int, _ after: Int) {
        let others = mirroring.map { OwnChanges($0.old[before].frame, new[after].frame, values).changes } ?? []
        for own in OwnChanges(old[before].frame, new[after].frame, values).changes {
            let isMirrored = mirroring?.explains(own, others: others, of: before, as: new[after].frame) ?? false
            append(own.kind, before, after, link: isMirrored ? .mirroring : link(for: own, after)) { change in
                change.property = own.property
                change.from = own.value.from
                change.to = own.value.to
                change.fromToken = own.value.fromToken
                change.toToken = own.value.toToken
                change.words = own.words
            }
        }
    }

    private mutating func link(for own: OwnChange, _ number: Int) -> ChangeDraft.Link {
        switch own.kind {
        case .retexted, .font: return .seed(layout.addSeed(at: number))
        case .image where !own.followsSize: return .seed(layout.addSeed(at: number))
        case .reflowed:
            layout.addReflow(at: number)
            return .reflow(number)
        case .clipped: return .layout(number)
        default: return own.followsSize ? .growth(number) : .none
        }
    }

    private mutating func collectGeometry(_ before: Int, _ after: Int) {
        guard let (oldRect, newRect) = geometry.rects[after] else { return }
        let shift = CGSize(
            width: geometry.shift(after, .horizontal), height: geometry.shift(after, .vertical))
        if shift != .zero, after != 0 {
            append(.moved, before, after, link: .move(after)) { change in
                change.shift = shift
                change.from = "\(oldRect.minX.shortDescription) \(oldRect.minY.shortDescription)"
                change.to = "\(newRect.minX.shortDescription) \(newRect.minY.shortDescription)"
            }
        } else if mirroring != nil {
            collectMirrored(before, after)
        }
        if geometry.growth(after, .horizontal) != 0 || geometry.growth(after, .vertical) != 0 {
            append(.resized, before, after, link: .growth(after)) { change in
                change.from = oldRect.size.words
                change.to = newRect.size.words
            }
        }
        collectCut(before, after)
    }

    /// Margins are told where they are causes; otherwise the moves of the children say all.
    private mutating func collectMargin(_ after: Int) {
        guard let margins = layout.margin(of: after) else { return }
        let (property, value) = MarginChange.words(
            margins[Axis.horizontal.rawValue], margins[Axis.vertical.rawValue])
        append(.restyled, matching.oldOf[after], after, link: .margin(after)) { change in
            change.property = property
            (change.from, change.to) = (value.from, value.to)
        }
    }

    /// A frame that is where it has to be in the other direction.
    private mutating func collectMirrored(_ before: Int, _ after: Int) {
        let places = (old[before].frame.rect.origin, new[after].frame.rect.origin)
        guard matching.isInPlace(after), after != 0, !places.0.isClose(to: places.1) else { return }
        append(.moved, before, after, link: .mirroring) { change in
            change.shift = CGSize(width: places.1.x - places.0.x, height: places.1.y - places.0.y)
            change.from = "\(places.0.x.shortDescription) \(places.0.y.shortDescription)"
            change.to = "\(places.1.x.shortDescription) \(places.1.y.shortDescription)"
        }
    }

    /// Whether the parent cuts off a part of the frame, and did not before.
    private mutating func collectCut(_ before: Int, _ after: Int) {
        guard matching.isInPlace(after), let parent = new[after].parent, let oldParent = old[before].parent,
            old[oldParent].frame.cut(old[before].frame.rect) < CGFloat.closeness
        else { return }
        let cut = new[parent].frame.cut(new[after].frame.rect)
        guard cut >= CGFloat.closeness else { return }
        let edge = new[parent].component
        append(.clipped, before, after, link: .layout(after)) { change in
            change.from = "whole"
            change.to = "\(cut.shortDescription) pt cut off by \(edge)"
        }
    }

    // MARK: Order, new and gone frames

    private mutating func collectOrder(_ before: Int, _ after: Int) {
        if after != 0, !matching.isInPlace(after) { collectOtherParent(before, after) }
        let children = new[after].children.filter { matching.isInPlace($0) }
        let places = children.compactMap { matching.oldOf[$0].map { old[$0].index } }
        guard zip(places, places.dropFirst()).contains(where: >) else { return }
        let kept = Set(LongestIncrease.places(in: places))
        for (index, child) in children.enumerated() where !kept.contains(index) {
            let seed = layout.addSeed(amongChildrenOf: after)
            let order = orders(from: places[index], in: before, to: new[child].index, in: after)
            append(.restacked, matching.oldOf[child], child, link: .seed(seed)) { change in
                (change.from, change.to) = order
            }
        }
    }

    /// The old and the new place of a child: its number, or what it comes after where the number is the same.
    ///
    /// - Returns: No old place where all of them have the same name.
    private func orders(from place: Int, in before: Int, to newPlace: Int, in after: Int) -> (String?, String) {
        let container = new[after].component
        guard place == newPlace else { return ("child \(place + 1)", "child \(newPlace + 1) of \(container)") }
        func neighbour(_ tree: FrameTree, _ parent: Int) -> String {
            guard place > 0 else { return "first" }
            return "after \(hinted(tree[parent].children[place - 1], in: tree))"
        }
        let neighbours = (neighbour(old, before), neighbour(new, after))
        guard neighbours.0 != neighbours.1 else { return (nil, "among others in another order, in \(container)") }
        return (neighbours.0, "\(neighbours.1) in \(container)")
    }

    /// The name of a frame, with a text in it where several have the name.
    private func hinted(_ number: Int, in tree: FrameTree) -> String {
        let hint = isRepeated.contains(tree[number].component) ? tree.text(in: number) : nil
        return "\(tree[number].component)\(hint.map { " (\($0.shortened(to: 24).quoted))" } ?? "")"
    }

    /// A frame around which one was put, or from around which one was taken, only follows it.
    private mutating func collectOtherParent(_ before: Int, _ after: Int) {
        guard let parent = new[after].parent, let oldParent = old[before].parent,
            matching.oldOf[parent] != nil, matching.newOf[oldParent] != nil
        else { return }
        let seed = layout.addSeed(amongChildrenOf: parent)
        layout.note(seed, mayExplain: after)
        let containers = (hinted(oldParent, in: old), hinted(parent, in: new))
        append(.restacked, before, after, link: .seed(seed)) { change in
            change.from = containers.0 == containers.1 ? nil : "in \(containers.0)"
            change.to = containers.0 == containers.1 ? "in another \(containers.1)" : "in \(containers.1)"
        }
    }

    private mutating func collectAdded(_ number: Int, in parent: Int) {
        let seed = layout.addSeed(amongChildrenOf: parent)
        let count = new[number].keys.count
        for inner in number..<number + count where matching.oldOf[inner] != nil {
            layout.note(seed, mayExplain: inner)
        }
        append(.added, nil, number, link: .seed(seed)) { $0.framesInside = count - 1 }
    }

    private mutating func collectRemoved(_ before: Int, _ after: Int) {
        for child in old[before].children where matching.newOf[child] == nil {
            let seed = layout.addSeed(amongChildrenOf: after)
            let count = old[child].keys.count
            for inner in child..<child + count {
                if let found = matching.newOf[inner] { layout.note(seed, mayExplain: found) }
            }
            append(.removed, child, nil, link: .seed(seed)) { $0.framesInside = count - 1 }
        }
    }
}

extension Frame {
    /// How much of a child's rectangle lies behind the frame's edge and is not shown, in points.
    fileprivate func cut(_ child: CGRect) -> CGFloat {
        guard clipsToBounds, child.width > 0, child.height > 0 else { return 0 }
        return max(-child.minX, -child.minY, child.maxX - rect.width, child.maxY - rect.height, 0)
    }
}
