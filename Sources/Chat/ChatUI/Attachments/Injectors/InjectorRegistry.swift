import ChatModels
import Foundation

/// Injectors by attachment type. It can be shared by concurrent renders.
final class InjectorRegistry: @unchecked Sendable {
    typealias Entry = (type: AttachmentType, injector: AttachmentViewInjector.Type)

    private let lock = NSLock()
    private var stored: [Entry] = []

    /// The injectors in the order in which they were added.
    var entries: [Entry] { lock.withLock { stored } }

    /// Adds an injector.
    func append(_ entry: Entry) { lock.withLock { stored.append(entry) } }
}
