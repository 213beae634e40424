internal import Documents

/// Objects in the order in which they came, which are found by a key.
struct KeyedNodes {
    private var nodes: [DocumentNode?] = []
    private var places: [[String?]: [Int]] = [:]
    private let key: @Sendable (DocumentNode) -> [String?]

    /// - Parameter key: The parts of an object's key. Several objects may have the same.
    init(_ nodes: [DocumentNode] = [], by key: @escaping @Sendable (DocumentNode) -> [String?]) {
        self.key = key
        for node in nodes { append(node) }
    }

    /// The objects that are left.
    var all: [DocumentNode] { nodes.compactMap { $0 } }

    func contains(_ node: DocumentNode) -> Bool { places[key(node)] != nil }

    mutating func append(_ node: DocumentNode) {
        places[key(node), default: []].append(nodes.count)
        nodes.append(node)
    }

    /// Removes all objects with the key of another.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    mutating func remove(_ node: DocumentNode) -> Bool {
        guard let found = places.removeValue(forKey: key(node)) else { return false }
        for place in found { nodes[place] = nil }
        return true
    }
}
