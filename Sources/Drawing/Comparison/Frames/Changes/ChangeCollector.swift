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
        // If the direction changed, new positions are compared with mirrored old ones.
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
        _ alteration: FrameChange.Alteration, _ before: Int, _ after: Int, link: ChangeDraft.Link = .none
    ) {
        let component = new[after].component
        let change = FrameChange(
            component: component,
            hint: isRepeated.contains(component) ? new.text(in: after) ?? old.text(in: before) : nil,
            event: .altered(alteration, from: old.place(of: before), to: new.place(of: after)))
        drafts.append(ChangeDraft(change: change, link: link))
    }

    /// Adds the change of a frame that is in only one tree.
    private mutating func append(_ event: FrameChange.Event, _ number: Int, in tree: FrameTree, seed: Int) {
        let change = FrameChange(component: tree[number].component, hint: hint(number, in: tree), event: event)
        drafts.append(ChangeDraft(change: change, link: .seed(seed)))
    }

    /// Returns a text in a frame, if several frames have its name.
    private func hint(_ number: Int, in tree: FrameTree) -> String? {
        isRepeated.contains(tree[number].component) ? tree.text(in: number) : nil
    }

    private mutating func collectOwn(_ before: Int, _ after: Int) {
        let others = mirroring.map { OwnChanges($0.old[before].frame, new[after].frame, values).changes } ?? []
        for own in OwnChanges(old[before].frame, new[after].frame, values).changes {
            let isMirrored = mirroring?.explains(own, others: others, of: before, as: new[after].frame) ?? false
            append(own.alteration, before, after, link: isMirrored ? .mirroring : link(for: own, after))
        }
    }

    private mutating func link(for own: OwnChange, _ number: Int) -> ChangeDraft.Link {
        switch own.alteration {
        case .retexted, .font: return .seed(layout.addSeed(at: number))
        case .image where !own.followsSize: return .seed(layout.addSeed(at: number))
        case .reflowed:
            layout.addReflow(at: number)
            return .reflow(number)
        case .clipped: return .layout(number)
        case .renamed, .restyled, .image, .moved, .resized, .restacked, .mirrored:
            return own.followsSize ? .growth(number) : .none
        }
    }

    private mutating func collectGeometry(_ before: Int, _ after: Int) {
        guard let (oldRect, newRect) = geometry.rects[after] else { return }
        let shift = CGSize(
            width: geometry.shift(after, .horizontal), height: geometry.shift(after, .vertical))
        if shift != .zero, after != 0 {
            let (from, to) = (oldRect.origin.inHundredths, newRect.origin.inHundredths)
            append(.moved(by: shift, from: from, to: to), before, after, link: .move(after))
        } else if mirroring != nil {
            collectMirrored(before, after)
        }
        if geometry.growth(after, .horizontal) != 0 || geometry.growth(after, .vertical) != 0 {
            let (from, to) = (oldRect.size.inHundredths, newRect.size.inHundredths)
            append(.resized(from: from, to: to), before, after, link: .growth(after))
        }
        collectCut(before, after)
    }

    /// Margins are reported if they are causes; otherwise the moves of the children are.
    private mutating func collectMargin(_ after: Int) {
        guard let margins = layout.margin(of: after), let before = matching.oldOf[after] else { return }
        let (property, value) = MarginChange.words(
            margins[Axis.horizontal.rawValue], margins[Axis.vertical.rawValue])
        append(.restyled(property, value), before, after, link: .margin(after))
    }

    /// Adds a frame that is in its position for the other direction.
    private mutating func collectMirrored(_ before: Int, _ after: Int) {
        let places = (old[before].frame.rect.origin, new[after].frame.rect.origin)
        guard matching.isInPlace(after), after != 0, !places.0.isClose(to: places.1) else { return }
        let shift = CGSize(width: places.1.x - places.0.x, height: places.1.y - places.0.y)
        append(
            .moved(by: shift, from: places.0.inHundredths, to: places.1.inHundredths), before, after, link: .mirroring)
    }

    /// Adds a clipping if the parent newly clips a part of the frame.
    private mutating func collectCut(_ before: Int, _ after: Int) {
        guard matching.isInPlace(after), let parent = new[after].parent, let oldParent = old[before].parent,
            old[oldParent].frame.cut(old[before].frame.rect) < CGFloat.visibleTolerance
        else { return }
        let cut = new[parent].frame.cut(new[after].frame.rect)
        guard cut >= CGFloat.visibleTolerance else { return }
        let clipping = FrameChange.Clipping.edge(of: new[parent].component, length: cut.inHundredths)
        append(.clipped(clipping), before, after, link: .layout(after))
    }

    // MARK: Order, added and removed frames

    private mutating func collectOrder(_ before: Int, _ after: Int) {
        if after != 0, !matching.isInPlace(after) { collectOtherParent(before, after) }
        let children = new[after].children.filter { matching.isInPlace($0) }
        let counterparts = children.compactMap { matching.oldOf[$0] }
        let places = counterparts.map { old[$0].index }
        guard zip(places, places.dropFirst()).contains(where: >) else { return }
        let kept = Set(LongestIncrease.places(in: places))
        for (index, child) in children.enumerated() where !kept.contains(index) {
            let seed = layout.addSeed(amongChildrenOf: after)
            let order = order(from: places[index], in: before, to: new[child].index, in: after)
            append(.restacked(order), counterparts[index], child, link: .seed(seed))
        }
    }

    /// Returns the old and the new index of a child, or its previous siblings if the index is unchanged.
    private func order(
        from place: Int, in before: Int, to newPlace: Int, in after: Int
    ) -> FrameChange.Restacking {
        let container = new[after].component
        guard place == newPlace else { return .child(from: place + 1, to: newPlace + 1, of: container) }
        func neighbor(_ tree: FrameTree, _ parent: Int) -> String? {
            place > 0 ? hinted(tree[parent].children[place - 1], in: tree) : nil
        }
        let (from, to) = (neighbor(old, before), neighbor(new, after))
        return from == to ? .order(in: container) : .neighbor(from: from, to: to, in: container)
    }

    /// Returns the name of a frame, with a text if several have that name.
    private func hinted(_ number: Int, in tree: FrameTree) -> String {
        let hint = hint(number, in: tree).map { " (\($0.shortened(to: 24).quoted))" }
        return "\(tree[number].component)\(hint ?? "")"
    }

    /// A frame that was wrapped or unwrapped only follows its wrapper.
    private mutating func collectOtherParent(_ before: Int, _ after: Int) {
        guard let parent = new[after].parent, let oldParent = old[before].parent,
            matching.oldOf[parent] != nil, matching.newOf[oldParent] != nil
        else { return }
        let seed = layout.addSeed(amongChildrenOf: parent)
        layout.note(seed, mayExplain: after)
        let containers = FrameChange.Restacking.parent(from: hinted(oldParent, in: old), to: hinted(parent, in: new))
        append(.restacked(containers), before, after, link: .seed(seed))
    }

    private mutating func collectAdded(_ number: Int, in parent: Int) {
        let seed = layout.addSeed(amongChildrenOf: parent)
        let count = new[number].keys.count
        for inner in number..<number + count where matching.oldOf[inner] != nil {
            layout.note(seed, mayExplain: inner)
        }
        append(.added(new.place(of: number), framesInside: count - 1), number, in: new, seed: seed)
    }

    private mutating func collectRemoved(_ before: Int, _ after: Int) {
        for child in old[before].children where matching.newOf[child] == nil {
            let seed = layout.addSeed(amongChildrenOf: after)
            let count = old[child].keys.count
            for inner in child..<child + count {
                if let found = matching.newOf[inner] { layout.note(seed, mayExplain: found) }
            }
            append(.removed(old.place(of: child), framesInside: count - 1), child, in: old, seed: seed)
        }
    }
}

extension FrameTree {
    fileprivate func place(of number: Int) -> FrameChange.Place {
        FrameChange.Place(path: path(to: number), rect: nodes[number].rect)
    }
}

extension Frame {
    /// Returns the length by which a child extends beyond the frame's edge without being shown, in points.
    fileprivate func cut(_ child: CGRect) -> CGFloat {
        guard clipsToBounds, child.width > 0, child.height > 0 else { return 0 }
        return max(-child.minX, -child.minY, child.maxX - rect.width, child.maxY - rect.height, 0)
    }
}
