import Frames
import Rendering

@testable import HeadlessUIKit

/// Nested stacks with priorities, margins, safe areas, hidden views and both layout directions, generated from a seed.
@MainActor
final class RandomHierarchy {
    /// A view with the known values for its rules.
    final class Node {
        let view: UIView
        let index: Int
        var size: (width: Double?, height: Double?) = (nil, nil)
        var children: [Node] = []
        var insets = UIEdgeInsets.zero

        init(_ view: UIView, index: Int) {
            self.view = view
            self.index = index
        }
    }

    final class Leaf: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    private(set) var nodes: [Node] = []
    private var numbers: Numbers
    private let controller = UIViewController()
    private var root: UIView { controller.view }
    private var extras: [(goal: Goal, constraint: NSLayoutConstraint)] = []
    private let isRightToLeft: Bool
    private let size: CGSize
    private var box = UIEdgeInsets.zero
    private var isOpenBelow = false

    private static let priorities: [Float] = [250, 251, 300, 490, 500, 700, 749, 750, 751, 900, 999]

    init(seed: UInt64) {
        var numbers = Numbers(state: seed &* 7919 &+ 17)
        isRightToLeft = numbers.below(4) == 0
        size = CGSize(width: numbers.pick([320, 375, 390, 430]), height: numbers.pick([200, 600]))
        self.numbers = numbers
        makeTree()
        addWishes()
    }

    // MARK: Views

    private func makeTree() {
        let safe = numbers.pick([UIEdgeInsets.zero, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 21)])
        controller.additionalSafeAreaInsets = safe
        let top = makeStack(depth: 1)
        root.addSubview(top.view)
        let guide: UILayoutGuide
        switch numbers.below(3) {
        case 0: (guide, box) = (root.safeAreaLayoutGuide, safe)
        default:
            // 16 points at the sides of a controller's view, and 20 from a width of 414.
            let side: CGFloat = size.width >= 414 ? 20 : 16
            guide = root.layoutMarginsGuide
            box = UIEdgeInsets(
                top: safe.top, left: safe.left + side, bottom: safe.bottom, right: safe.right + side)
        }
        isOpenBelow = numbers.below(2) == 0
        NSLayoutConstraint.activate([
            top.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            top.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            top.view.topAnchor.constraint(equalTo: guide.topAnchor),
            isOpenBelow
                ? top.view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
                : top.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func makeStack(depth: Int) -> Node {
        let stack = UIStackView()
        let node = add(stack)
        stack.axis = numbers.pick([.horizontal, .vertical])
        stack.distribution = numbers.pick([.fill, .fill, .fillEqually, .equalSpacing])
        stack.alignment = numbers.pick([.fill, .leading, .center, .trailing])
        stack.spacing = numbers.pick([0, 4, 8])
        stack.insetsLayoutMarginsFromSafeArea = false
        if numbers.below(4) == 0 {
            node.insets = UIEdgeInsets(top: 4, left: 8, bottom: 2, right: 12)
            stack.layoutMargins = node.insets
            stack.isLayoutMarginsRelativeArrangement = true
        }
        for _ in 0...numbers.below(3) {
            let child = depth > 0 && numbers.below(3) == 0 ? makeStack(depth: depth - 1) : makeLeaf()
            stack.addArrangedSubview(child.view)
            if numbers.below(8) == 0 { child.view.isHidden = true }
            if numbers.below(6) == 0 { stack.setCustomSpacing(numbers.pick([0, 20]), after: child.view) }
            node.children.append(child)
        }
        return node
    }

    private func makeLeaf() -> Node {
        let leaf = Leaf()
        let node = add(leaf)
        node.size = (numbers.pick([nil, 8, 24, 60, 180, 420]), numbers.pick([nil, 8, 20, 60]))
        leaf.size = CGSize(
            width: node.size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
            height: node.size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where numbers.below(2) == 0 {
            leaf.setContentHuggingPriority(UILayoutPriority(numbers.pick(Self.priorities)), for: axis)
            leaf.setContentCompressionResistancePriority(UILayoutPriority(numbers.pick(Self.priorities)), for: axis)
        }
        return node
    }

    private func add(_ view: UIView) -> Node {
        view.translatesAutoresizingMaskIntoConstraints = false
        nodes.append(Node(view, index: nodes.count))
        return nodes[nodes.count - 1]
    }

    /// Additional size constraints.
    private func addWishes() {
        let leaves = nodes.filter { $0.view is Leaf && isShown($0.view) }
        guard !leaves.isEmpty else { return }
        for _ in 0..<numbers.below(4) {
            let (first, second) = (numbers.pick(leaves), numbers.pick(leaves))
            let (constant, factor): (CGFloat, CGFloat) = (numbers.pick([10, 40, 120, 300]), numbers.pick([0.5, 1, 2]))
            let priority = numbers.pick(Self.priorities)
            let constraint: NSLayoutConstraint
            let goal: Goal
            switch numbers.below(3) {
            case 0:
                constraint = first.view.widthAnchor.constraint(equalToConstant: constant)
                goal = Goal(
                    priority: priority, terms: [(4 * first.index + 2, 1)], constant: -Double(constant),
                    isEquation: true)
            case 1:
                constraint = first.view.heightAnchor.constraint(lessThanOrEqualToConstant: constant)
                goal = Goal(
                    priority: priority, terms: [(4 * first.index + 3, 1)], constant: -Double(constant),
                    isEquation: false)
            default:
                constraint = first.view.widthAnchor.constraint(equalTo: second.view.widthAnchor, multiplier: factor)
                goal = Goal(
                    priority: priority, terms: [(4 * first.index + 2, 1), (4 * second.index + 2, -Double(factor))],
                    constant: 0, isEquation: true)
            }
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
            extras.append((goal, constraint))
        }
    }

    /// Whether there are rules for the view: the content of a hidden one is laid out, but doesn't matter.
    private func isShown(_ view: UIView) -> Bool {
        !view.isHidden && (view.superview.map(isShown) ?? true)
    }

    // MARK: Layout

    func layOut() {
        // With this many pixels per point, rounding to pixels doesn't matter.
        var settings = RenderSettings(scale: 1024)
        if isRightToLeft { settings.direction = .rightToLeft }
        RenderSettings.withCurrent(settings) {
            RenderProblems.withHandler({ _ in }) {
                _ = controller.makeFrame(proposing: ProposedSize(width: size.width, height: size.height))
            }
        }
    }

    /// The frames of all views: x, y, width and height of each, in the root's coordinates.
    var values: [Double] {
        nodes.flatMap { node in
            let rect = node.view.convert(node.view.bounds, to: root)
            return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        }
    }

    // MARK: Rules

    /// The goals for the views by Auto Layout's rules, as Apple documents them.
    func goals() -> [Goal] {
        var goals = extras.map(\.goal)
        let top = nodes[0]
        let bounds = CGRect(origin: .zero, size: size).inset(by: box)
        goals += [
            rule(top, .minX, -Double(bounds.minX)), rule(top, .maxX, -Double(bounds.maxX)),
            rule(top, .minY, -Double(bounds.minY)), rule(top, .maxY, -Double(bounds.maxY), isEquation: !isOpenBelow),
        ]
        addGoals(of: top, to: &goals)
        return goals
    }

    private func addGoals(of node: Node, to goals: inout [Goal]) {
        for length in [2, 3] {
            goals.append(
                Goal(priority: 1000, terms: [(4 * node.index + length, -1)], constant: 0, isEquation: false))
        }
        addContentSize(of: node, to: &goals)
        guard let stack = node.view as? UIStackView else { return }
        let children = node.children.filter { !$0.view.isHidden }
        let isRow = stack.axis == .horizontal
        let ordered = isRow && isRightToLeft ? children.reversed() : children
        let (low, high): (Side, Side) = isRow ? (.minX, .maxX) : (.minY, .maxY)
        if let first = ordered.first, let last = ordered.last {
            goals.append(pair(first, low, node, low, inset(node, low)))
            goals.append(pair(last, high, node, high, -inset(node, high)))
        }
        addSpacing(stack, ordered, low, high, to: &goals)
        for child in children {
            addAlignment(stack, child, node, to: &goals)
            addGoals(of: child, to: &goals)
        }
    }

    private func addSpacing(
        _ stack: UIStackView, _ ordered: [Node], _ low: Side, _ high: Side, to goals: inout [Goal]
    ) {
        var gaps: [[(variable: Int, coefficient: Double)]] = []
        for (child, next) in zip(ordered, ordered.dropFirst()) {
            let isTurned = stack.axis == .horizontal && isRightToLeft
            let spacing = Double(stack.spacing(after: isTurned ? next.view : child.view))
            let gap = terms(next, low, 1) + terms(child, high, -1)
            if stack.distribution == .equalSpacing {
                goals.append(
                    Goal(
                        priority: 1000, terms: gap.map { ($0.variable, -$0.coefficient) }, constant: spacing,
                        isEquation: false))
                gaps.append(gap)
            } else {
                goals.append(Goal(priority: 1000, terms: gap, constant: -spacing, isEquation: true))
            }
        }
        for gap in gaps.dropFirst() {
            let difference = gap + gaps[0].map { ($0.variable, -$0.coefficient) }
            goals.append(Goal(priority: 1000, terms: difference, constant: 0, isEquation: true))
        }
        guard stack.distribution == .fillEqually, let first = ordered.first else { return }
        let length = stack.axis == .horizontal ? 2 : 3
        for child in ordered.dropFirst() {
            goals.append(
                Goal(
                    priority: 1000, terms: [(4 * child.index + length, 1), (4 * first.index + length, -1)],
                    constant: 0, isEquation: true))
        }
    }

    private func addAlignment(_ stack: UIStackView, _ child: Node, _ node: Node, to goals: inout [Goal]) {
        let isRow = stack.axis == .horizontal
        let (low, high): (Side, Side) = isRow ? (.minY, .maxY) : (.minX, .maxX)
        let isTurned = !isRow && isRightToLeft
        let alignment = stack.alignment
        let atLow = alignment == .fill || alignment == (isTurned ? .trailing : .leading)
        let atHigh = alignment == .fill || alignment == (isTurned ? .leading : .trailing)
        goals.append(pair(node, low, child, low, -inset(node, low), isEquation: atLow))
        goals.append(pair(child, high, node, high, -inset(node, high), isEquation: atHigh))
        guard alignment == .center else { return }
        let middle = (inset(node, low) - inset(node, high)) / 2
        goals.append(
            Goal(
                priority: 1000,
                terms: (terms(child, low, 0.5) + terms(child, high, 0.5)) + terms(node, low, -0.5)
                    + terms(node, high, -0.5), constant: -middle, isEquation: true))
    }

    private func addContentSize(of node: Node, to goals: inout [Goal]) {
        for (length, size, axis) in [
            (2, node.size.width, NSLayoutConstraint.Axis.horizontal), (3, node.size.height, .vertical),
        ] {
            guard let size else { continue }
            let hugging = node.view.contentHuggingPriority(for: axis).rawValue
            let resistance = node.view.contentCompressionResistancePriority(for: axis).rawValue
            let variable = 4 * node.index + length
            goals.append(Goal(priority: hugging, terms: [(variable, 1)], constant: -size, isEquation: false))
            goals.append(Goal(priority: resistance, terms: [(variable, -1)], constant: size, isEquation: false))
        }
    }

    // MARK: Sums

    private enum Side { case minX, maxX, minY, maxY }

    private func terms(_ node: Node, _ side: Side, _ factor: Double) -> [(variable: Int, coefficient: Double)] {
        let start = 4 * node.index
        switch side {
        case .minX: return [(start, factor)]
        case .minY: return [(start + 1, factor)]
        case .maxX: return [(start, factor), (start + 2, factor)]
        case .maxY: return [(start + 1, factor), (start + 3, factor)]
        }
    }

    private func inset(_ node: Node, _ side: Side) -> Double {
        switch side {
        case .minX: Double(node.insets.left)
        case .maxX: Double(node.insets.right)
        case .minY: Double(node.insets.top)
        case .maxY: Double(node.insets.bottom)
        }
    }

    /// A side is at −`constant`, or before it.
    private func rule(_ node: Node, _ side: Side, _ constant: Double, isEquation: Bool = true) -> Goal {
        Goal(priority: 1000, terms: terms(node, side, 1), constant: constant, isEquation: isEquation)
    }

    /// A side is `distance` after another one, or before that.
    private func pair(
        _ node: Node, _ side: Side, _ other: Node, _ otherSide: Side, _ distance: Double, isEquation: Bool = true
    ) -> Goal {
        Goal(
            priority: 1000, terms: terms(node, side, 1) + terms(other, otherSide, -1), constant: -distance,
            isEquation: isEquation)
    }
}

/// Pseudorandom numbers that are the same in every run, from the generator SplitMix64.
struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) >> 33) % bound
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
