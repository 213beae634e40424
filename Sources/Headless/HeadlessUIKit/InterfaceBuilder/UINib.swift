import Foundation
import InterfaceBuilder

/// The objects of a nib file of Interface Builder, which is read as its XML: `Name.xib` among the resources of a target.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let known: InterfaceFile?

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle, known) = (name, bundleOrNil, nil)
        super.init()
    }

    init(_ file: InterfaceFile) {
        (name, bundle, known) = (file.table, file.bundle, file)
        super.init()
    }

    /// The option with the objects that stand in for a nib's own placeholders. Kept and never read.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Creates the objects, connects them, and returns those at the top. If there is no such file, the program exits with
    /// a message that names it.
    ///
    /// - Parameter ownerOrNil: The file's owner, which has outlets and actions.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        guard let file = known ?? InterfaceFile.named(name, .nib, in: bundle) else {
            fatalError("UINib \(name): there is no \(name).xib among the resources; add it to the target's resources")
        }
        let context = InterfaceContext(file)
        let owner = ownerOrNil.map { $0 as AnyObject }
        context.owner = owner
        let objects = file.document.objects.compactMap(context.makeObject)
        if let owner, let element = file.document.owner { context.connectOwner(owner, element) }
        context.finish(isComplete: true)
        for view in objects.lazy.compactMap({ $0 as? UIView }).prefix(1) { context.followSizeClasses(of: view) }
        return objects
    }

    /// Returns the first object of the file: a subclass may create it in code.
    final func makeView<View: UIView>() -> View {
        guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
            fatalError("UINib \(name): its first object isn't a \(View.self)")
        }
        return view
    }
}

extension Bundle {
    /// Creates the objects of a nib file, and returns those at the top; `nil` if there is no such file.
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        InterfaceFile.named(name, .nib, in: self).map { UINib($0).instantiate(withOwner: owner) }
    }
}
