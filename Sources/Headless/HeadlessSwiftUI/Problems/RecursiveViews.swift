/// Views whose bodies contain themselves recursively, such as a thread of replies without a base case.
///
/// On iOS such a view crashes the process. Here it is detected by a depth that no interface reaches, and omitted in a
/// new pass.
enum RecursiveViews {
    /// The nesting depth of views and modifiers at which one of them counts as recursive. A tree of replies, with a few
    /// views for each, comes nowhere near, and the stack is large enough for it.
    static let depthLimit = 400

    /// The depth from which nested views are recorded.
    static let suspiciousDepth = depthLimit - 40
}

extension BuildContext {
    /// Returns whether a view or modifier must not be built because it contains itself recursively.
    @MainActor
    func isRecursive(_ component: Any.Type) -> Bool {
        guard depth < RecursiveViews.depthLimit else {
            store.leaveOut(recursive: repeatedComponent ?? component)
            return true
        }
        return store.isRecursive(component)
    }

    /// The first of the innermost components that occurs twice: the one at the limit may be only a part of it.
    private var repeatedComponent: Any.Type? {
        var seen: Set<ObjectIdentifier> = []
        return innermostComponents.first { !seen.insert(ObjectIdentifier($0)).inserted }
    }
}
