import Foundation

/// Finds out which facts are causes and which are their effects.
///
/// The nodes of a graph are facts, such as “this frame grew”; an edge leads from a fact to one that it may cause. A
/// fact that needs no explanation, such as a changed text, explains everything that is reachable from it. Among the
/// remaining facts, which can only explain each other, the most informative one is taken as the cause, until all are
/// explained.
struct Explanations {
    /// The possible effects of each fact.
    private var effects: [[Int]] = []

    /// The possible causes of each fact.
    private var reasons: [[Int]] = []

    /// The cause of each fact; the fact itself for a cause.
    private(set) var cause: [Int?] = []

    /// The priority of each fact as a cause, lowest number first.
    private var rank: [Int] = []

    /// Adds a fact.
    ///
    /// - Parameter rank: The priority as a cause if nothing explains the fact, lowest number first.
    mutating func add(rank: Int) -> Int {
        effects.append([])
        reasons.append([])
        cause.append(nil)
        self.rank.append(rank)
        return effects.count - 1
    }

    /// Records that a fact may cause another one.
    mutating func note(_ reason: Int, mayExplain effect: Int) {
        guard reason != effect else { return }
        effects[reason].append(effect)
        reasons[effect].append(reason)
    }

    /// Explains everything, starting with known causes.
    mutating func solve(given causes: [Int]) {
        for fact in causes { cause[fact] = fact }
        spread(from: causes)
        // Groups come in an order in which none is explained by a later one.
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

/// The strongly connected components of a graph.
///
/// R. Tarjan: Depth-first search and linear graph algorithms. SIAM Journal on Computing 1 (1972), 146–160.
struct StrongComponents {
    /// Each group comes before those that lead to it.
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

    /// Uses an explicit stack, because a chain of facts may be as long as a conversation.
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
