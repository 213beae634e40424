import Foundation
import Frames

/// The facts that frames moved or grew, and the layout rules by which one fact causes another.
struct LayoutFacts {
    private let old: FrameTree
    private let new: FrameTree
    private let matching: FrameMatching
    private let geometry: FrameGeometry
    private var facts = Explanations()

    /// For each frame of the new tree, the fact that it moved, on each axis.
    private var moves: [[Int?]]

    /// For each frame of the new tree, the fact that its size changed, on each axis.
    private var growths: [[Int?]]

    /// The facts that texts have other line breaks, by frame number.
    private var reflows: [Int: Int] = [:]

    /// The changed margins with their facts on each axis, by container number.
    private var margins: [Int: [(change: MarginChange, fact: Int)?]] = [:]

    /// For each frame, the geometry of its children as a group.
    private let containers: [ContainerGeometry]

    /// The facts that a frame's children were added, removed or reordered, by frame number.
    private var rearrangements: [Int: Int] = [:]

    /// The facts that are known causes: added, removed and replaced things.
    private(set) var seeds: [Int] = []

    /// The tolerance for half of a difference, in points, because edges are on whole pixels.
    private static let halfPixel: CGFloat = 0.51

    init(_ old: FrameTree, _ new: FrameTree, _ matching: FrameMatching, _ geometry: FrameGeometry) {
        (self.old, self.new, self.matching, self.geometry) = (old, new, matching, geometry)
        containers = new.nodes.indices.map { ContainerGeometry($0, old, new, matching, geometry) }
        moves = Array(repeating: [nil, nil], count: new.nodes.count)
        growths = moves
        for number in new.nodes.indices where matching.oldOf[number] != nil {
            for axis in Axis.allCases {
                if geometry.growth(number, axis) != 0 {
                    growths[number][axis.rawValue] = facts.add(rank: rank(ofGrowth: number, axis))
                }
                if number != 0, geometry.shift(number, axis) != 0 {
                    moves[number][axis.rawValue] = facts.add(rank: number)
                }
            }
            addMargins(of: number)
        }
    }

    private mutating func addMargins(of number: Int) {
        let changes = Axis.allCases.map { MarginChange(number, $0, old, new, matching, geometry) }
        guard changes.contains(where: { $0 != nil }) else { return }
        // As causes, margins come before the moves of children. A wider screen comes before margins, unless it grew on
        // all sides.
        let isEven = changes.allSatisfy { $0?.isEven == true }
        let rank = number == 0 && isEven ? .min : number - 2 * new.nodes.count
        margins[number] = changes.map { change in change.map { ($0, facts.add(rank: rank)) } }
    }

    /// The root's width is set from outside, so it comes first as a cause. Its height depends on its content, as do the
    /// sizes of other frames, so these come after moves.
    private func rank(ofGrowth number: Int, _ axis: Axis) -> Int {
        number == 0 && axis == .horizontal ? .min + 1 : number + new.nodes.count
    }

    // MARK: Known causes

    /// Adds a fact about a frame that may affect its size, and everything that depends on it.
    mutating func addSeed(at number: Int) -> Int {
        let seed = facts.add(rank: 0)
        seeds.append(seed)
        note(seed, mayExplain: number)
        if let reflow = reflows[number] { facts.note(seed, mayExplain: reflow) }
        return seed
    }

    /// Records that a fact may affect a frame's position and size.
    mutating func note(_ seed: Int, mayExplain number: Int) {
        for fact in moves[number] + growths[number] {
            if let fact { facts.note(seed, mayExplain: fact) }
        }
    }

    /// Adds the fact that a child of a frame was added or removed, or that its children were reordered.
    mutating func addSeed(amongChildrenOf number: Int) -> Int {
        let seed = facts.add(rank: 0)
        seeds.append(seed)
        facts.note(seed, mayExplain: rearrangement(of: number))
        return seed
    }

    /// Returns the fact that represents all changes among a frame's children, and adds it the first time.
    private mutating func rearrangement(of number: Int) -> Int {
        if let known = rearrangements[number] { return known }
        let fact = facts.add(rank: number)
        rearrangements[number] = fact
        for axis in Axis.allCases {
            if let growth = growths[number][axis.rawValue] { facts.note(fact, mayExplain: growth) }
            for child in new[number].children {
                if let move = moves[child][axis.rawValue] { facts.note(fact, mayExplain: move) }
            }
        }
        return fact
    }

    /// Records that a text has other line breaks, which a new width may cause, and which may cause other heights.
    mutating func addReflow(at number: Int) {
        let reflow = facts.add(rank: number + new.nodes.count)
        reflows[number] = reflow
        if let width = growths[number][0] { facts.note(width, mayExplain: reflow) }
        if let height = growths[number][1] { facts.note(reflow, mayExplain: height) }
        // The available width of a text depends on its container, and on outer ones unless their width depends on their
        // content.
        let growth = geometry.growth(number, .horizontal)
        var around = new[number].parent
        while let container = around {
            if let fact = growths[container][0], growth * geometry.growth(container, .horizontal) >= 0,
                container == new[number].parent || !followsChild(container)
            {
                facts.note(fact, mayExplain: growths[number][0] ?? reflow)
            }
            around = new[container].parent
        }
    }

    /// Whether a child at the trailing edge of a frame grew in width, too.
    private func followsChild(_ container: Int) -> Bool {
        let edges = containers[container].horizontal
        return edges.hasGrowingChildAtEnd && edges.keepsEnd
    }

    // MARK: Results

    mutating func solve() {
        for number in new.nodes.indices {
            for axis in Axis.allCases {
                noteReasons(number, axis)
                noteMargin(number, axis)
            }
        }
        facts.solve(given: seeds)
    }

    /// Returns the cause of a frame's move: its own fact if it is a cause, `nil` if it did not move.
    func cause(ofMove number: Int) -> Int? { cause(moves[number]) }

    /// Returns the cause of a frame's new size: its own fact if it is a cause, `nil` if the size is unchanged.
    func cause(ofGrowth number: Int) -> Int? { cause(growths[number]) }

    /// Returns the cause of a container's new margins: their own fact if it is a cause, `nil` if they are unchanged.
    func cause(ofMargin number: Int) -> Int? { cause(margins[number]?.map { $0?.fact } ?? []) }

    func facts(ofMargin number: Int) -> [Int] { margins[number]?.compactMap { $0?.fact } ?? [] }

    /// Returns the margins of a container that are causes.
    func margin(of number: Int) -> [MarginChange?]? {
        let causes = margins[number]?.map { margin in
            margin.flatMap { facts.cause[$0.fact] == $0.fact ? $0.change : nil }
        }
        return causes?.contains { $0 != nil } == true ? causes : nil
    }

    func cause(ofReflow number: Int) -> Int? { reflows[number].flatMap { facts.cause[$0] } }

    func fact(ofReflow number: Int) -> Int? { reflows[number] }

    /// A change on two axes is a cause if it is one on either axis.
    private func cause(_ pair: [Int?]) -> Int? {
        let known = pair.compactMap { $0 }
        if let own = known.first(where: { facts.cause[$0] == $0 }) { return own }
        return known.first.flatMap { facts.cause[$0] }
    }

    /// Calls `body` with every fact about a frame's move, then with those about its size.
    func forEachFact(of number: Int, _ body: (_ fact: Int, _ isMove: Bool) -> Void) {
        for case let fact? in moves[number] { body(fact, true) }
        for case let fact? in growths[number] { body(fact, false) }
    }
}

// MARK: Layout rules

extension LayoutFacts {
    private mutating func noteReasons(_ number: Int, _ axis: Axis) {
        guard matching.isInPlace(number), let parent = new[number].parent else { return }
        noteGrowth(number, in: parent, axis)
        noteMove(number, in: parent, axis)
    }

    private mutating func noteGrowth(_ number: Int, in parent: Int, _ axis: Axis) {
        let growth = geometry.growth(number, axis)
        let parentGrowth = geometry.growth(parent, axis)
        // A container grows with the child at its trailing edge.
        if let around = growths[parent][axis.rawValue], isAtEdge(number, of: parent, axis) {
            if let own = growths[number][axis.rawValue], isHugged(number, by: parent, axis) {
                facts.note(own, mayExplain: around)
            }
            if let own = moves[number][axis.rawValue], geometry.shift(number, axis) * parentGrowth > 0 {
                facts.note(own, mayExplain: around)
            }
        }
        guard let own = growths[number][axis.rawValue] else { return }
        // A child that fills its container grows with it.
        if let around = growths[parent][axis.rawValue], growth.isClose(to: parentGrowth),
            containers[parent][axis].isStretched
        {
            facts.note(around, mayExplain: own)
        }
        // What one of two neighbors gains, the other loses.
        for neighbor in neighbors(of: number) {
            if let other = growths[neighbor][axis.rawValue], geometry.growth(neighbor, axis).isClose(to: -growth) {
                facts.note(other, mayExplain: own)
            }
        }
    }

    /// Whether the distance from a container's last child to its end is unchanged, and this child was or is the last.
    private func isAtEdge(_ number: Int, of parent: Int, _ axis: Axis) -> Bool {
        guard let (old, new) = geometry.rects[number] else { return false }
        let container = containers[parent][axis]
        return container.keepsEnd
            && (old.extent(axis).end.isClose(to: container.end.old)
                || new.extent(axis).end.isClose(to: container.end.new))
    }

    /// Whether a container's size changed with a child's, as that of a container which hugs its content: by the same
    /// length, or with its children at the same distance from its start.
    private func isHugged(_ number: Int, by parent: Int, _ axis: Axis) -> Bool {
        let (growth, around) = (geometry.growth(number, axis), geometry.growth(parent, axis))
        guard growth * around > 0 else { return false }
        return growth.isClose(to: around) || containers[parent][axis].keepsStart
    }

    private mutating func noteMove(_ number: Int, in parent: Int, _ axis: Axis) {
        guard let own = moves[number][axis.rawValue] else { return }
        let shift = geometry.shift(number, axis)
        let slack = geometry.growth(parent, axis) - geometry.growth(number, axis)
        // At the trailing edge of its container, or at its center, a frame moves when either grows.
        if shift.isClose(to: slack) || abs(shift - slack / 2) < Self.halfPixel {
            if let around = growths[parent][axis.rawValue] { facts.note(around, mayExplain: own) }
            if let growth = growths[number][axis.rawValue] { facts.note(growth, mayExplain: own) }
        }
        for neighbor in neighbors(of: number) where isAligned(number, neighbor, axis) {
            if let move = moves[neighbor][axis.rawValue] { facts.note(move, mayExplain: own) }
            if let growth = growths[neighbor][axis.rawValue] { facts.note(growth, mayExplain: own) }
        }
        // With another spacing, every gap changes by the same length.
        if let before = sibling(of: number, -1), let first = sibling(of: before, -1),
            let move = moves[before][axis.rawValue],
            gapChange(first, before, axis).isClose(to: gapChange(before, number, axis))
        {
            facts.note(move, mayExplain: own)
        }
    }

    /// With another margin, children move, and either they shrink or their container grows. An explanation of the moves
    /// or of the growth explains the margin as well.
    private mutating func noteMargin(_ number: Int, _ axis: Axis) {
        guard let (margin, fact) = margins[number]?[axis.rawValue] else { return }
        for child in new[number].children {
            if let move = moves[child][axis.rawValue] {
                facts.note(fact, mayExplain: move)
                facts.note(move, mayExplain: fact)
            }
            if geometry.growth(child, axis) * margin.distance < 0 { noteSqueeze(fact, of: child, axis) }
        }
        guard let around = growths[number][axis.rawValue], margin.isHugging else { return }
        facts.note(fact, mayExplain: around)
        let growth = geometry.growth(number, axis)
        if margin.distance.isClose(to: growth) || abs(margin.distance - growth / 2) < Self.halfPixel {
            facts.note(around, mayExplain: fact)
        }
    }

    /// Propagates a lack of space to the children that shrank by the same length.
    private mutating func noteSqueeze(_ fact: Int, of number: Int, _ axis: Axis) {
        guard let growth = growths[number][axis.rawValue] else { return }
        facts.note(fact, mayExplain: growth)
        for child in new[number].children
        where matching.isInPlace(child) && geometry.growth(child, axis).isClose(to: geometry.growth(number, axis)) {
            noteSqueeze(fact, of: child, axis)
        }
    }

    /// Returns the change of the gap between two frames, in points.
    private func gapChange(_ first: Int, _ second: Int, _ axis: Axis) -> CGFloat {
        guard let one = geometry.rects[first], let other = geometry.rects[second] else { return 0 }
        let old = other.old.extent(axis).start - one.old.extent(axis).end
        return other.new.extent(axis).start - one.new.extent(axis).end - old
    }

    /// Whether the distance between any two edges or the centers of two frames is unchanged.
    private func isAligned(_ number: Int, _ other: Int, _ axis: Axis) -> Bool {
        guard let one = geometry.rects[number], let two = geometry.rects[other] else { return false }
        let (old, oldOther) = (one.old.extent(axis), two.old.extent(axis))
        let (new, newOther) = (one.new.extent(axis), two.new.extent(axis))
        func isKept(_ edge: KeyPath<Extent, CGFloat>, _ otherEdge: KeyPath<Extent, CGFloat>) -> Bool {
            let distances = (
                old[keyPath: edge] - oldOther[keyPath: otherEdge], new[keyPath: edge] - newOther[keyPath: otherEdge]
            )
            return distances.0.isClose(to: distances.1)
        }
        return isKept(\.start, \.end) || isKept(\.end, \.start) || isKept(\.start, \.start) || isKept(\.end, \.end)
            || isKept(\.middle, \.middle)
    }

    /// Returns the previous and the next sibling that exist in both trees.
    private func neighbors(of number: Int) -> [Int] { [-1, 1].compactMap { sibling(of: number, $0) } }

    private func sibling(of number: Int, _ distance: Int) -> Int? {
        guard let parent = new[number].parent else { return nil }
        let siblings = new[parent].children
        let index = new[number].index + distance
        guard siblings.indices.contains(index), matching.isInPlace(siblings[index]) else { return nil }
        return siblings[index]
    }
}
