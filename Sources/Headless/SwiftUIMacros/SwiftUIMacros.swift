import MacroExpansion

/// The program that the compiler asks to expand the macros of SwiftUI and UIKit.
@main
enum SwiftUIMacros {
    static func main() { MacroExpansion.answerMessages() }
}
