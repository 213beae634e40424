import ChatLook
import ChatModels
import HeadlessSwiftUI

/// A key of the values for ``Injected``.
public protocol InjectionKey {
    associatedtype Value

    /// The current value.
    static var currentValue: Self.Value { get set }
}

/// The values for ``Injected``: colors, fonts, images, utilities, and the client.
///
/// They belong to the configuration scope, so that two styles can be drawn side by side.
public struct InjectedValues {
    private static var current: InjectedValues { InjectedValues() }

    init() {}

    /// The value of a key.
    public static subscript<K: InjectionKey>(key: K.Type) -> K.Value {
        get { key.currentValue }
        set { key.currentValue = newValue }
    }

    /// The value of a property of the injected values.
    public static subscript<T>(_ keyPath: WritableKeyPath<InjectedValues, T>) -> T {
        get { current[keyPath: keyPath] }
        set {
            var values = current
            values[keyPath: keyPath] = newValue
        }
    }
}

/// A property that is injected: `@Injected(\.colors) var colors`.
@propertyWrapper
public struct Injected<T> {
    private let keyPath: WritableKeyPath<InjectedValues, T>

    public init(_ keyPath: WritableKeyPath<InjectedValues, T>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: T {
        get { InjectedValues[keyPath] }
        set { InjectedValues[keyPath] = newValue }
    }
}

extension Injected: @unchecked Sendable where T: Sendable {}

extension InjectedValues {
    /// The client.
    public var chatClient: ChatClient {
        get { streamChat.chatClient }
        set { streamChat.chatClient = newValue }
    }

    /// The colors.
    public var colors: ColorPalette {
        get { streamChat.appearance.colors }
        set { streamChat.appearance.colors = newValue }
    }

    /// The fonts.
    public var fonts: Fonts {
        get { streamChat.appearance.fonts }
        set { streamChat.appearance.fonts = newValue }
    }

    /// The images.
    public var images: Images {
        get { streamChat.appearance.images }
        set { streamChat.appearance.images = newValue }
    }

    /// The utilities, including the configurations of the message list and of the composer.
    public var utils: Utils {
        get { streamChat.utils }
        set { streamChat.utils = newValue }
    }

    /// What is entered in the composers that are created; `nil` for the channel's draft.
    package var composerInput: ComposerInput? {
        get { streamChat.composerInput }
        set { streamChat.composerInput = newValue }
    }

    private var streamChat: StreamChat { .current }
}
