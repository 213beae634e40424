import Foundation

/// Finds out which facts are causes and which follow from them.
///
/// The nodes of a graph are facts, such as “this frame grew”; an edge leads from a fact to one that it may bring about.
/// A fact that needs no explanation, such as another text, explains everything that can be reached from it. Among facts
/// that are left and can only explain each other, the most telling one is taken for the cause, until all are explained.
struct Explanations {
    /// The facts that each fact may bring about.
    private var effects: [[Int]] = []

    /// The facts that each fact may be brought about by.
    private var reasons: [[Int]] = []

    /// For each fact the one that it follows from in the end; itself for a cause.
    private(set) var cause: [Int?] = []

    /// How telling each fact is as a cause: the smallest number first.
    private var rank: [Int] = []

    /// Adds a fact.
    ///
    /// - Parameter rank: How telling it is as a cause if nothing explains it: the smallest number first.
    mutating func add(rank: Int) -> Int {
        effects.append([])
        reasons.append([])
        cause.append(nil)
        self.rank.append(rank)
        return effects.count - 1
    }

    /// Notes that a fact may bring about another one.
    mutating func note(_ reason: Int, mayExplain effect: Int) {
        guard reason != effect else { return }
        effects[reason].append(effect)
        reasons[effect].append(reason)
    }

    /// Explains everything, beginning with facts that are causes in any case.
    mutating func solve(given causes: [Int]) {
        for fact in causes { cause[fact] = fact }
        spread(from: causes)
        // Groups come out in such an order that none is explained by a later one.
        for group in StrongComponents(effects, among: cause.indices.filter { cause[$0] == nil }).groups.reversed() {
            let open = group.filter { cause[$0] == nil }
            guard let first = open.min(by: { rank[$0] < rank[$1] }) else { continue }
            cause[first] = first
            spread(from: [first])
        }
    }

    private mutating func spread(from facts: [Int]) {
        var queue = facts
        var next = 0
        while next < queue.count {
            let fact = queue[next]
            next += 1
            for effect in effects[fact] where cause[effect] == nil {
                cause[effect] = cause[fact]
                queue.append(effect)
            }
        }
    }
}

/// The groups of a graph's nodes that can all be reached from each other.
///
/// R. Tarjan: Depth-first search and linear graph algorithms. SIAM Journal on Computing 1 (1972), 146–160.
struct StrongComponents {
    /// A group comes before those that lead to it.
    private(set) var groups: [[Int]] = []

    private var number: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var count = 0

    init(_ edges: [[Int]], among nodes: [Int]) {
        number = Array(repeating: 0, count: edges.count)
        low = number
        isOpen = Array(repeating: false, count: edges.count)
        var isIncluded = isOpen
        for node in nodes { isIncluded[node] = true }
        for node in nodes where number[node] == 0 { visit(node, edges, isIncluded) }
    }

    /// Walks with a stack of its own: a chain of facts may be as long as a conversation.
    private mutating func visit(_ root: Int, _ edges: [[Int]], _ isIncluded: [Bool]) {
        var path = [(node: root, edge: 0)]
        begin(root)
        while let (node, edge) = path.last {
            guard edge < edges[node].count else {
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                if low[node] == number[node] { close(node) }
                continue
            }
            path[path.count - 1].edge += 1
            let next = edges[node][edge]
            guard isIncluded[next] else { continue }
            if number[next] == 0 {
                begin(next)
                path.append((next, 0))
            } else if isOpen[next] {
                low[node] = min(low[node], number[next])
            }
        }
    }

    private mutating func begin(_ node: Int) {
        count += 1
        number[node] = count
        low[node] = count
        isOpen[node] = true
        stack.append(node)
    }

    private mutating func close(_ node: Int) {
        var group: [Int] = []
        while let last = stack.popLast() {
            isOpen[last] = false
            group.append(last)
            if last == node { break }
        }
        groups.append(group)
    }
}
