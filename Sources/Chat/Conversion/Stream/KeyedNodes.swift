internal import Documents

/// Objects in order of arrival, indexed by key.
struct KeyedNodes {
    private var nodes: [DocumentNode?] = []
    private var places: [[String?]: [Int]] = [:]
    private let key: @Sendable (DocumentNode) -> [String?]

    /// - Parameter key: Returns the parts of an object's key. Several objects may have the same key.
    init(_ nodes: [DocumentNode] = [], by key: @escaping @Sendable (DocumentNode) -> [String?]) {
        self.key = key
        for node in nodes { append(node) }
    }

    /// The remaining objects.
    var all: [DocumentNode] { nodes.compactMap { $0 } }

    func contains(_ node: DocumentNode) -> Bool { places[key(node)] != nil }

    mutating func append(_ node: DocumentNode) {
        places[key(node), default: []].append(nodes.count)
        nodes.append(node)
    }

    /// Removes all objects with the key of another one.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    mutating func remove(_ node: DocumentNode) -> Bool {
        guard let found = places.removeValue(forKey: key(node)) else { return false }
        for place in found { nodes[place] = nil }
        return true
    }
}
