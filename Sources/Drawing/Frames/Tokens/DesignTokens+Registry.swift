internal import Synchronization

extension DesignTokens {
    /// Returns tokens under the current settings, on whose appearance and content size their values depend.
    public typealias Provider = @Sendable () -> DesignTokens

    private static let providers = Mutex<[(owner: String, tokens: Provider)]>([])

    /// Registers names for all further comparisons in this process.
    ///
    /// - Parameters:
    ///   - owner: The owner of the names. Names that were registered earlier for the same owner are replaced.
    ///   - tokens: Called for each comparison, under the settings of the newer tree.
    public static func register(_ owner: String, tokens: @escaping Provider) {
        providers.withLock { providers in
            providers.removeAll { $0.owner == owner }
            providers.append((owner, tokens))
        }
    }

    /// All registered names under the current settings, sorted by owner.
    public static var registered: DesignTokens {
        let all = providers.withLock { $0 }.sorted { $0.owner < $1.owner }
        return all.reduce(DesignTokens()) { $0.adding($1.tokens()) }
    }
}
