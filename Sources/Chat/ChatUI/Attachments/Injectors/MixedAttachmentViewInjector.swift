import ChatModels
import HeadlessUIKit

/// Adds attachments of several kinds to one message, each kind by its own injector.
open class MixedAttachmentViewInjector: AttachmentViewInjector {
    /// The injectors for the kinds of attachments of the message. Each inserts its views above the existing ones, so
    /// those of the first are the lowest.
    open private(set) var injectors: [AttachmentViewInjector] = []

    private var options: ChatMessageLayoutOptions = []

    /// Returns the injectors for the kinds of attachments that `message` has.
    open class func injectors(
        for message: ChatMessage, components: Components = .default
    ) -> [AttachmentViewInjector.Type] {
        let types = Set(message.allAttachments.map(\.type))
        var chosen: [AttachmentViewInjector.Type] = []
        for entry in builtInInjectors(components) + registry.entries where types.contains(entry.type) {
            if !chosen.contains(where: { $0 == entry.injector }) { chosen.append(entry.injector) }
        }
        return chosen
    }

    private static func builtInInjectors(_ components: Components) -> [InjectorRegistry.Entry] {
        AttachmentKind.allCases.filter { $0.grouping != .none }
            .map { (AttachmentType($0), $0.injector(in: components)) }
    }

    // MARK: Registering

    private static let registry = InjectorRegistry()

    /// Adds an injector for attachments of `type` to those that may be mixed.
    public class func register(_ type: AttachmentType, with injector: AttachmentViewInjector.Type) {
        registry.append((type, injector))
    }

    // MARK: Life cycle

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        self.options = options
        makeInjectorsIfNeeded()
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        // A view that is prepared for reuse is laid out before it has a message.
        makeInjectorsIfNeeded()
        for injector in injectors { injector.contentViewDidUpdateContent() }
    }

    override open func contentViewDidPrepareForReuse() {
        super.contentViewDidPrepareForReuse()

        for injector in injectors { injector.contentViewDidPrepareForReuse() }
    }

    private func makeInjectorsIfNeeded() {
        guard injectors.isEmpty, let message = contentView.content else { return }
        injectors = Self.injectors(for: message, components: contentView.components).map { $0.init(contentView) }
        for injector in injectors { injector.contentViewDidLayout(options: options) }
    }
}
