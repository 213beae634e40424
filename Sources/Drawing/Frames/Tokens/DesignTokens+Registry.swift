internal import Synchronization

extension DesignTokens {
    /// Returns tokens under the current settings: light or dark, and the content size, decide their values.
    public typealias Provider = @Sendable () -> DesignTokens

    private static let providers = Mutex<[(owner: String, tokens: Provider)]>([])

    /// Makes names known to all comparisons of the process from now on.
    ///
    /// - Parameters:
    ///   - owner: Whose names they are. Those that were registered for the same owner before are forgotten.
    ///   - tokens: Called for each comparison, under the settings of the newer of two trees.
    public static func register(_ owner: String, tokens: @escaping Provider) {
        providers.withLock { providers in
            providers.removeAll { $0.owner == owner }
            providers.append((owner, tokens))
        }
    }

    /// All registered names under the current settings, in the order of their owners.
    public static var registered: DesignTokens {
        let all = providers.withLock { $0 }.sorted { $0.owner < $1.owner }
        return all.reduce(DesignTokens()) { $0.adding($1.tokens()) }
    }
}
