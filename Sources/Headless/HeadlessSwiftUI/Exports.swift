// As SwiftUI does: who imports it has Foundation, and with it `CGRect` and its relatives.
@_exported import Foundation
@_exported import Localization
@_exported import UIKitValues
