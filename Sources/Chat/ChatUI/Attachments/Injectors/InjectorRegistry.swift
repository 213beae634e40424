import ChatModels
import Foundation

/// Injectors by the types of attachments that they are for. Several renders may use it at once.
final class InjectorRegistry: @unchecked Sendable {
    typealias Entry = (type: AttachmentType, injector: AttachmentViewInjector.Type)

    private let lock = NSLock()
    private var stored: [Entry] = []

    /// The injectors in the order in which they were added.
    var entries: [Entry] { lock.withLock { stored } }

    /// Adds an injector.
    func append(_ entry: Entry) { lock.withLock { stored.append(entry) } }
}
