import Foundation
import Frames

extension StackNode: LayoutExplaining {
    private var name: String { axis == .horizontal ? "HStack" : "VStack" }

    /// The spacing in words; empty for a stack of one view.
    private var spacingWords: String {
        guard let first = gaps.first else { return "" }
        if gaps.allSatisfy({ $0 == first }) { return ", spacing \(first.shortDescription)" }
        let shown = gaps.prefix(4).map(\.shortDescription).joined(separator: ", ")
        return ", spacings \(shown)" + (gaps.count > 4 ? " …" : "")
    }

    private var count: String { nodes.count == 1 ? "1 view" : "\(nodes.count) views" }

    var contentNode: LayoutNode? { nodes.count == 1 ? nodes[0] : nil }

    func lengthSource(along axis: Axis) -> LengthSource {
        guard nodes.count > 1 else { return .content(nil) }
        let sum = "\(name): the sum of \(count)\(spacingWords)"
        let most = "\(name): the \(axis == .horizontal ? "widest" : "highest") of \(count)"
        guard axis == self.axis else { return .content(LayoutReason(.container, most)) }
        // A spacer or another flexible view takes what is left.
        if let length = proposal[axis], abs(length - placement.size[axis]) < 0.01 {
            return .proposal(LayoutReason(.container, "\(sum), fills \(proposed(axis))"))
        }
        return .content(LayoutReason(.container, sum))
    }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        guard axis == self.axis, nodes.count > 1 else { return .passed }
        let length = child.proposal[axis].map { ", \($0 == .infinity ? "infinite" : $0.shortDescription)" } ?? ""
        return .changed(LayoutReason(.container, "\(name): its share among \(count)\(spacingWords)\(length)"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        guard nodes.count > 1 else { return nil }
        guard axis == self.axis else {
            return LayoutReason(.container, "\(name): aligned at \(guideKey.words)")
        }
        let place = nodes.firstIndex { $0 === child }.map { "view \($0 + 1) of \(nodes.count)" } ?? count
        return LayoutReason(.container, "\(name): \(place)\(spacingWords)", constant: gaps.first)
    }
}

extension LayersNode: LayoutExplaining {
    var contentNode: LayoutNode? { nodes.count == 1 ? nodes[0] : nil }

    func lengthSource(along axis: Axis) -> LengthSource {
        guard nodes.count > 1 else { return .content(nil) }
        return .content(LayoutReason(.container, "ZStack: the largest of \(nodes.count) views"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        nodes.count == 1 ? nil : LayoutReason(.container, "ZStack: aligned at \(alignment.words)")
    }
}

extension LazyStackNode: LayoutExplaining {
    private var name: String { axis == .horizontal ? "LazyHStack" : "LazyVStack" }

    func lengthSource(along axis: Axis) -> LengthSource {
        .content(LayoutReason(.container, "\(name): \(axis == self.axis ? "the sum of its rows" : "its rows")"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        LayoutReason(.container, "row of \(name)")
    }
}

extension LazyGridNode: LayoutExplaining {
    private var name: String { axis == .horizontal ? "LazyHGrid" : "LazyVGrid" }

    func lengthSource(along axis: Axis) -> LengthSource {
        .content(LayoutReason(.container, "\(name): the sum of its tracks"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        LayoutReason(.container, "cell of \(name)")
    }
}

extension GridNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        .content(LayoutReason(.container, "Grid: the sum of its \(axis == .horizontal ? "columns" : "rows")"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        LayoutReason(.container, "cell of Grid")
    }
}

extension LayoutProtocolNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        .content(LayoutReason(.container, "\(Arrangement.self): the size of the layout at \(proposed(axis))"))
    }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        .fixed(LayoutReason(.container, "\(Arrangement.self): \(child.proposed(axis))"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        LayoutReason(.container, "placed by \(Arrangement.self)")
    }
}

extension ScrollNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        guard scrolls(axis), proposal[axis] != nil else { return .content(nil) }
        return .proposal(LayoutReason(.container, "ScrollView fills \(proposed(axis))"))
    }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        scrolls(axis) ? .fixed(LayoutReason(.container, "ScrollView: the ideal length of its content")) : .passed
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        scrolls(axis) ? LayoutReason(.container, "content of ScrollView") : nil
    }
}

extension Alignment {
    /// The alignment as SwiftUI spells it, such as `.topLeading`.
    var words: String {
        let named: [(Alignment, String)] = [
            (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"),
            (.bottom, ".bottom"), (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"),
            (.bottomLeading, ".bottomLeading"), (.bottomTrailing, ".bottomTrailing"),
        ]
        return named.first { $0.0 == self }?.1 ?? "\(horizontal.key.words), \(vertical.key.words)"
    }
}

extension AlignmentKey {
    /// The guide as SwiftUI spells it; `a custom guide` for an application's.
    var words: String {
        let horizontal: [(HorizontalAlignment, String)] = [
            (.leading, ".leading"), (.center, ".center"), (.trailing, ".trailing"),
        ]
        let vertical: [(VerticalAlignment, String)] = [
            (.top, ".top"), (.center, ".center"), (.bottom, ".bottom"), (.firstTextBaseline, ".firstTextBaseline"),
            (.lastTextBaseline, ".lastTextBaseline"),
        ]
        let known = horizontal.map { ($0.0.key, $0.1) } + vertical.map { ($0.0.key, $0.1) }
        return known.first { $0.0 == self }?.1 ?? "a custom guide"
    }
}
