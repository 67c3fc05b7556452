import Foundation

/// The texts that SwiftUI adds, in the person's language.
package struct FrameworkWords {
  package enum Word: Int {
    case back, cancel, clear, loading, refresh, search, suggestions, tabs, ok, navigation
    case dialog, actions, resize
    case increase, decrease, share, more, text
    case noResults, noResultsFor, checkSpelling
    case close, done, delete
    case chooseFile
    case nextMonth, previousMonth
    case choosePhoto, choosePhotos, takePhoto, filesTooLarge, filesUnreadable
  }

  private let words: [String]

  package init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    words = Self.all[language] ?? Self.english
  }

  package subscript(word: Word) -> String { words[word.rawValue] }

  private static let english = [
    "Back", "Cancel", "Clear text", "Loading", "Refresh", "Search", "Suggestions", "Sections",
    "OK", "Navigation", "Dialog", "Actions", "Resize",
    "Increase", "Decrease", "Share", "More", "Text",
    "No Results", "No Results for “%@”", "Check the spelling or try a new search.",
    "Close", "Done", "Delete", "Choose a file", "Next month", "Previous month",
    "Choose a photo", "Choose photos", "Take a photo",
    "Your choice exceeds 8 MB. Choose less.", "Your choice could not be read. Choose again.",
  ]

  private static let all = [
    "en": english,
    "es": [
      "Atrás", "Cancelar", "Borrar texto", "Cargando", "Actualizar", "Buscar", "Sugerencias",
      "Secciones", "Aceptar", "Navegación", "Diálogo", "Acciones", "Cambiar tamaño",
      "Aumentar", "Reducir", "Compartir", "Más", "Texto",
      "Sin resultados", "Sin resultados para “%@”",
      "Revisa la ortografía o prueba con otra búsqueda.",
      "Cerrar", "Listo", "Eliminar", "Elige un archivo", "Mes siguiente", "Mes anterior",
      "Elige una foto", "Elige fotos", "Haz una foto",
      "Son más de 8 MB. Elige menos.", "No se pudo leer. Elige otra vez.",
    ],
    "pt": [
      "Voltar", "Cancelar", "Limpar texto", "Carregando", "Atualizar", "Buscar", "Sugestões",
      "Seções", "OK", "Navegação", "Caixa de diálogo", "Ações", "Redimensionar",
      "Aumentar", "Diminuir", "Compartilhar", "Mais", "Texto",
      "Nenhum resultado", "Nenhum resultado para “%@”",
      "Verifique a ortografia ou tente uma nova busca.",
      "Fechar", "Concluído", "Apagar", "Escolha um arquivo", "Próximo mês", "Mês anterior",
      "Escolha uma foto", "Escolha fotos", "Tire uma foto",
      "São mais de 8 MB. Escolha menos.", "Não foi possível ler. Escolha de novo.",
    ],
    "ar": [
      "رجوع", "إلغاء", "مسح النص", "جارٍ التحميل", "تحديث", "بحث", "اقتراحات", "الأقسام", "حسنًا",
      "التنقل", "مربع حوار", "إجراءات", "تغيير الحجم", "زيادة", "إنقاص", "مشاركة",
      "المزيد", "نص",
      "لا توجد نتائج", "لا توجد نتائج لـ ”%@“", "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
      "إغلاق", "تم", "حذف", "اختر ملفًا", "الشهر التالي", "الشهر السابق",
      "اختر صورة", "اختر صورًا", "التقط صورة",
      "الحجم أكثر من 8 ميغابايت. اختر أقل.", "تعذرت القراءة. اختر مرة أخرى.",
    ],
  ]
}
