/// The drawings that open pages ask for, the most urgent first.
struct DrawingQueue {
    private var wanted: [(client: String, keys: [DrawingKey])] = []

    /// Replaces what a page asks for.
    mutating func want(_ keys: [DrawingKey], for client: String) {
        if let place = wanted.firstIndex(where: { $0.client == client }) {
            wanted[place].keys = keys
        } else {
            wanted.append((client, keys))
        }
    }

    /// Forgets a page.
    mutating func remove(_ client: String) { wanted.removeAll { $0.client == client } }

    /// Returns the most urgent drawing that is missing. Pages take turns.
    mutating func next(where isMissing: (DrawingKey) -> Bool) -> DrawingKey? {
        for (place, page) in wanted.enumerated() {
            guard let key = page.keys.first(where: isMissing) else { continue }
            wanted.append(wanted.remove(at: place))
            return key
        }
        return nil
    }
}
